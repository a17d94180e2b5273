import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { documentKinds, formKinds } from '../../site/downloads/document-kinds.ts'
import type { DocumentWords, Words } from '../../site/downloads/document-words.server.ts'
import type { DownloadSet } from '../../site/downloads/download-register.server.ts'
import type { DownloadEntry } from '../../site/downloads/download-schema.ts'
import { languages } from '../../site/downloads/languages.ts'
import type { SheetTexts } from './frame.ts'

/** Everything a sheet or archive of ours is made from; equal recipes make equal files. */
export type Recipe = {
  set: string
  entry: DownloadEntry
  sheet: SheetTexts
  words: Words
  /** Rows of the table on a stand-in sheet. */
  facts: [label: string, value: string][]
  /** Key pictures that go into a set of wallpapers. */
  pictures: string[]
}

/** The name and address every sheet carries. */
export type Publisher = { name: string; origin: string }

export function recipeFor(
  set: DownloadSet,
  entry: DownloadEntry,
  all: DocumentWords,
  publisher: Publisher,
): Recipe {
  const language = entry.language ?? 'en'
  const words = all[language]
  const address = `${publisher.origin}/d/${entry.id}`
  const kind = words.kinds[entry.kind] ?? documentKinds[entry.kind]
  return {
    set: set.slug,
    entry,
    words,
    sheet: {
      game: set.title,
      kind,
      title: `${set.title}: ${entry.title}`,
      address,
      publisher: publisher.name,
    },
    facts: [
      [kind, entry.title],
      [words.language, languages[language].name],
      [words.address, address],
    ],
    pictures: entry.kind === 'wallpaper' && set.game !== undefined ? keyPictures(set.game) : [],
  }
}

/** Names the file in the cache: changes with the recipe, the pictures in it and the code that makes it. */
export function recipeKey(recipe: Recipe): string {
  const hash = createHash('sha256').update(makerVersion()).update(JSON.stringify(recipe))
  for (const picture of recipe.pictures) hash.update(readFileSync(picture))
  return hash.digest('hex').slice(0, 32)
}

export function isForm(recipe: Recipe): boolean {
  return formKinds.has(recipe.entry.kind)
}

function keyPictures(game: string): string[] {
  const folder = path.join('content/games', game, 'images')
  return ['hero.webp', 'feature-3.webp']
    .map((name) => path.join(folder, name))
    .filter((file) => existsSync(file))
}

let version: string | undefined

/** Checksum of the code and fonts in this folder: a changed layout makes every sheet anew. */
function makerVersion(): string {
  if (version !== undefined) return version
  const hash = createHash('sha256')
  const makers = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).sort()
  for (const name of makers) {
    if (/\.(ts|ttf)$/.test(name) && !name.endsWith('.test.ts'))
      hash.update(readFileSync(path.join(import.meta.dirname, name)))
  }
  version = hash.digest('hex')
  return version
}
