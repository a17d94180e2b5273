import path from 'node:path'
import { writeZip, type ZipEntry } from '../../server/cli/zip.ts'
import type { FormField } from '../../site/downloads/document-words.server.ts'
import { cardSheet } from './card-sheet.ts'
import type { Page } from './drawing.ts'
import { formSheet, forms } from './forms.ts'
import { printPdf } from './pdf.ts'
import type { Recipe } from './recipe.ts'
import { standInSheet } from './stand-in-sheet.ts'

/** The file of a recipe: a sheet's bytes, or an archive, which is written to `target`. */
export async function makeFile(recipe: Recipe, target: string): Promise<Buffer | undefined> {
  if (recipe.entry.format !== 'zip') return print(recipe, sheetOf(recipe))
  await writeZip(target, await archiveOf(recipe))
  return undefined
}

/** The one page of a document of ours. */
export function sheetOf({ entry, sheet, words, facts }: Recipe): Page {
  if (!isFormName(entry.kind)) return standInSheet(sheet, words, facts)
  if (words.fields === undefined || words.formNote === undefined) {
    throw new Error(
      `content/document-words.yaml: ${entry.language}: fields and formNote are needed for ${entry.id}`,
    )
  }
  const labels: Readonly<Record<FormField, string>> = words.fields
  return formSheet(entry.kind, sheet, labels, words.formNote)
}

async function archiveOf(recipe: Recipe): Promise<ZipEntry[]> {
  const { entry, sheet, words, pictures } = recipe
  const readme = [sheet.title, '', words.standIn, '', `${words.address}: ${sheet.address}`, ''].join('\n')
  const entries: ZipEntry[] = [{ name: 'README.txt', from: Buffer.from(readme) }]
  if (entry.kind === 'print-and-play') {
    entries.push({ name: 'blank-cards-a4.pdf', from: await print(recipe, cardSheet(sheet)) })
  }
  for (const picture of pictures)
    entries.push({ name: `${recipe.set}-${path.basename(picture)}`, from: picture })
  return entries
}

function print({ entry, sheet, words }: Recipe, page: Page): Promise<Buffer> {
  const title = isFormName(entry.kind) ? sheet.title : `${words.standIn} (${sheet.title})`
  return printPdf([page], { title, language: entry.language ?? 'en', author: sheet.publisher })
}

function isFormName(kind: string): kind is keyof typeof forms {
  return Object.hasOwn(forms, kind)
}
