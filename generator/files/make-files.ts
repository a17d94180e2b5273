import { existsSync, statSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { DocumentWords } from '../../site/downloads/document-words.server.ts'
import type { DownloadSet } from '../../site/downloads/download-register.server.ts'
import type { DownloadEntry } from '../../site/downloads/download-schema.ts'
import type { FileManifest, MadeFile } from '../../site/downloads/file-manifest.ts'
import { type Cache, keyOf } from '../cache.ts'
import { inParallel } from '../in-parallel.ts'
import { makeFile, sheetOf } from './make-file.ts'
import { measureFile } from './measure.ts'
import { mirroredFile } from './mirror.ts'
import { isForm, type Publisher, recipeFor, recipeKey } from './recipe.ts'
import { drawThumbnail } from './thumbnail.ts'

export type Places = {
  /** Published files dropped in by the staff: `<set>/<id>.<format>`, with `<id>.webp` as a picture if they like. */
  dropped: string
  /** Files taken over from the former site, under their old addresses. */
  mirror: string
  cache: Cache
  /** Becomes `/files` on the site. */
  out: string
}

/** A document on its way to the site. */
type Source = {
  set: DownloadSet
  entry: DownloadEntry
  words: DocumentWords
  publisher: Publisher
  places: Places
}

const measure = z.strictObject({ bytes: z.int(), sha256: z.string(), pages: z.int().optional() })

/**
 * Puts every file we serve into `places.out` and returns what is known of each, by the document's id. Files of the mirror
 * are measured only: they are served where they always were.
 */
export async function makeFiles(
  sets: readonly DownloadSet[],
  words: DocumentWords,
  publisher: Publisher,
  places: Places,
): Promise<FileManifest['files']> {
  await refuseStrays(sets, places.dropped)
  const files: FileManifest['files'] = {}
  const sources = sets.flatMap((set) =>
    set.documents.map((entry) => ({ set, entry, words, publisher, places })),
  )
  const take = async (source: Source) => {
    const file = source.entry.format ? await makeOne(source) : await takeMirrored(source)
    if (file) files[source.entry.id] = file
  }
  // Four at a time: the pictures are drawn on other threads while this one sets the next sheet.
  await inParallel(sources, take, 4)
  return files
}

/** A file nobody's document names would wait for ever: most likely its name is misspelt. */
async function refuseStrays(sets: readonly DownloadSet[], dropped: string): Promise<void> {
  const wanted = new Set(
    sets.flatMap((set) =>
      set.documents.flatMap(({ id, format }) =>
        format ? [`${set.slug}/${id}.${format}`, `${set.slug}/${id}.webp`] : [],
      ),
    ),
  )
  const there = await readdir(dropped, { recursive: true, withFileTypes: true })
  const strays = there
    .filter((entry) => entry.isFile() && !/^(README\.md|\.gitkeep)$/.test(entry.name))
    .map((entry) => path.relative(dropped, path.join(entry.parentPath, entry.name)))
    .filter((file) => !wanted.has(file))
  if (strays.length === 0) return
  const lines = strays.map(
    (file) => `${dropped}/${file}: name: found a file of no document, allowed: <set>/<id>.<format>`,
  )
  throw new Error(lines.join('\n'))
}

async function takeMirrored({ entry, publisher, places }: Source): Promise<MadeFile | undefined> {
  const mirrored = entry.link && mirroredFile(places.mirror, entry.link, publisher.origin)
  if (!mirrored) return undefined
  return {
    address: mirrored.address,
    is: 'published',
    ...(await measured(mirrored.file, places.cache)),
  }
}

async function makeOne(source: Source): Promise<MadeFile> {
  const { set, entry, places } = source
  const dropped = path.join(places.dropped, set.slug, `${entry.id}.${entry.format}`)
  const { from, is, picture } = existsSync(dropped) ? takeDropped(dropped) : await takeOwn(source)
  const known = await measured(from, places.cache)
  // Visitors keep files, and a placeholder among them should be known by its name.
  const name = `${entry.id}${is === 'stand-in' ? '-placeholder' : ''}-${known.sha256.slice(0, 8)}`
  const address = `/files/${set.slug}/${name}.${entry.format}`
  await publish(from, path.join(places.out, '..', address), known.bytes)
  if (picture === undefined) return { address, is, ...known }
  const thumbnail = `/files/${set.slug}/${name}.webp`
  await publish(picture, path.join(places.out, '..', thumbnail), statSync(picture).size)
  return { address, is, ...known, thumbnail }
}

type Taken = { from: string; is: MadeFile['is']; picture?: string }

function takeDropped(from: string): Taken {
  const picture = from.replace(/\.\w+$/, '.webp')
  return { from, is: 'published', ...(existsSync(picture) ? { picture } : {}) }
}

async function takeOwn({ set, entry, words, publisher, places }: Source): Promise<Taken> {
  const recipe = recipeFor(set, entry, words, publisher)
  const key = recipeKey(recipe)
  const from = await places.cache.file(`${key}.${entry.format}`, (part) => makeFile(recipe, part))
  if (!isForm(recipe)) return { from, is: 'stand-in' }
  const picture = await places.cache.file(`${key}.webp`, () => drawThumbnail(sheetOf(recipe)))
  return { from, is: 'form', picture }
}

/** What a file measures, read anew only when its size or time has changed: counting the pages of a long one takes seconds. */
async function measured(file: string, cache: Cache) {
  const { size, mtimeMs } = await stat(file)
  const note = await cache.file(`${keyOf(file, String(size), String(mtimeMs))}.json`, async () =>
    Buffer.from(JSON.stringify(await measureFile(file))),
  )
  return measure.parse(JSON.parse(await readFile(note, 'utf8')))
}

/** Copies a file unless a file of the same size is there: names carry the checksum, so the same name is the same file. */
async function publish(from: string, to: string, bytes: number): Promise<void> {
  if (statSync(to, { throwIfNoEntry: false })?.size === bytes) return
  await mkdir(path.dirname(to), { recursive: true })
  await copyFile(from, to)
}
