import { createHash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { DocumentWords } from '../../site/content/document-words.server.ts'
import type { DownloadSet } from '../../site/content/download-register.server.ts'
import type { DownloadEntry } from '../../site/content/download-schema.ts'
import type { FileManifest, MadeFile } from '../../site/content/file-manifest.ts'
import { FileCache, type KnownFile, publish } from './cache.ts'
import { makeFile } from './make-file.ts'
import { measureFile } from './measure.ts'
import { isForm, type Publisher, recipeFor, recipeKey } from './recipe.ts'
import { drawThumbnail } from './thumbnail.ts'

export type Places = {
  /** Published files dropped in by the staff: `<set>/<id>.<format>`, with `<id>.webp` as a picture if they like. */
  dropped: string
  cache: string
  /** Becomes `/files` on the site. */
  out: string
}

type Source = {
  set: DownloadSet
  entry: DownloadEntry
  words: DocumentWords
  publisher: Publisher
  places: Places
}

/** Puts every file we serve into `places.out` and returns what is known of each, by the document's id. */
export async function makeFiles(
  sets: readonly DownloadSet[],
  words: DocumentWords,
  publisher: Publisher,
  places: Places,
): Promise<FileManifest['files']> {
  await refuseStrays(sets, places.dropped)
  const cache = await FileCache.open(places.cache)
  const used = new Set<string>()
  const files: FileManifest['files'] = {}
  const waiting = sets.flatMap((set) =>
    set.documents.filter((entry) => entry.format).map((entry) => ({ set, entry, words, publisher, places })),
  )
  // Four at a time: the pictures are drawn on other threads while this one sets the next sheet.
  const work = async () => {
    for (let source = waiting.pop(); source; source = waiting.pop()) {
      const made = await makeOne(source, cache)
      files[source.entry.id] = made.file
      used.add(made.key)
    }
  }
  await Promise.all([work(), work(), work(), work()])
  await cache.save(used)
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

async function makeOne(source: Source, cache: FileCache): Promise<{ key: string; file: MadeFile }> {
  const { set, entry, places } = source
  const dropped = path.join(places.dropped, set.slug, `${entry.id}.${entry.format}`)
  const made = existsSync(dropped) ? await takeDropped(dropped, cache) : await takeOwn(source, cache)
  const { key, known, from } = made
  const name = `${entry.id}-${known.sha256.slice(0, 8)}`
  await publish(from, path.join(places.out, set.slug, `${name}.${entry.format}`), known.bytes)
  const file: MadeFile = {
    address: `/files/${set.slug}/${name}.${entry.format}`,
    ...known,
    is: made.is,
    thumbnail: undefined,
  }
  if (made.picture !== undefined) {
    file.thumbnail = `/files/${set.slug}/${name}.webp`
    await publish(made.picture, path.join(places.out, set.slug, `${name}.webp`), statSync(made.picture).size)
  }
  return { key, file }
}

type Taken = {
  key: string
  known: Omit<KnownFile, 'thumbnail'>
  from: string
  is: MadeFile['is']
  picture?: string
}

async function takeDropped(file: string, cache: FileCache): Promise<Taken> {
  const { size, mtimeMs } = statSync(file)
  const key = createHash('sha256').update(`${file} ${size} ${mtimeMs}`).digest('hex').slice(0, 32)
  const known = cache.get(key) ?? { ...(await measureFile(file)), thumbnail: false }
  cache.set(key, known)
  const picture = file.replace(/\.\w+$/, '.webp')
  return {
    key,
    known: facts(known),
    from: file,
    is: 'published',
    ...(existsSync(picture) ? { picture } : {}),
  }
}

async function takeOwn({ set, entry, words, publisher }: Source, cache: FileCache): Promise<Taken> {
  const recipe = recipeFor(set, entry, words, publisher)
  const key = recipeKey(recipe)
  const from = cache.path(`${key}.${entry.format}`)
  const picture = cache.path(`${key}.webp`)
  let known = cache.get(key)
  if (known === undefined || !existsSync(from)) {
    const page = await makeFile(recipe, from)
    if (page !== undefined) await writeFile(picture, await drawThumbnail(page))
    known = { ...(await measureFile(from)), thumbnail: page !== undefined }
    cache.set(key, known)
  }
  const is = isForm(recipe) ? 'form' : 'stand-in'
  return { key, known: facts(known), from, is, ...(known.thumbnail ? { picture } : {}) }
}

function facts({ thumbnail: _, ...known }: KnownFile) {
  return known
}
