import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse, stringify } from 'yaml'
import { setFile } from '../../site/downloads/download-schema.ts'
import type { Change } from './plan.ts'

/**
 * Writes changes into the files of the register, in the form in which the editor writes them. Throws and writes nothing
 * when a file would not fit its schema any more.
 */
export function writeRegister(changes: readonly Change[], folder: string): string[] {
  const texts = [...Map.groupBy(changes, (it) => it.set)].map(([set, those]) => {
    const file = path.join(folder, `${set}.yaml`)
    return { file, text: withChanges(readFileSync(file, 'utf8'), those) }
  })
  for (const { file, text } of texts) writeFileSync(file, text)
  return texts.map((it) => it.file)
}

/** The text of one file with its changed documents in their places, new ones behind the last of their category. */
export function withChanges(text: string, changes: readonly Change[]): string {
  const { documents, ...set } = setFile.parse(parse(text))
  for (const { entry } of changes) {
    const at = documents.findIndex((it) => it.id === entry.id)
    const last = documents.findLastIndex((it) => it.category === entry.category)
    if (at >= 0) documents[at] = entry
    else documents.splice(last < 0 ? documents.length : last + 1, 0, entry)
  }
  // The schema puts the fields in its own order.
  return stringify(setFile.parse({ ...set, documents }), { lineWidth: 0, singleQuote: true })
}
