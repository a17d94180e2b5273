import { hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, extname, join, posix } from 'node:path'
import { decodedPath, ownPath } from '../content/addresses.ts'
import { readYaml } from '../content/content-file.server.ts'
import { type Mistake, mistake, unknownNames } from '../content/content-mistakes.ts'
import { fileSize } from '../ui/file-size.ts'
import { slugify } from '../ui/slugs.ts'
import { type DocumentEntry, type DocumentSet, type SetWithPlace, setFile, setPath } from './document-schema.ts'

export const setsFolder = join('content', 'downloads')

/** Reads all sets, sorted by title as the sidebar shows them. Adds to `mistakes` what is wrong in any. */
export function readSets(mistakes: Mistake[], folder = setsFolder): SetWithPlace[] {
  for (const name of readdirSync(folder))
    if (/\.ya?ml$/.test(name) && !fileName.test(name))
      mistakes.push(mistake(folder, '(name of a file)', name, 'lower case letters, digits and hyphens, then .yaml'))
  const sets = setSlugs(folder).flatMap((slug) => {
    const set = readYaml(join(folder, `${slug}.yaml`), setFile, mistakes)
    return set ? [{ ...set, slug, anchor: slugify(set.title) }] : []
  })
  mistakes.push(...repeatedValues(sets, folder))
  return sets.sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

const fileName = /^[a-z0-9-]+\.yaml$/

/** The names of the sets' files without their ending: `/download/<slug>` is the set's own page. */
export function setSlugs(folder = setsFolder): string[] {
  const files = readdirSync(folder).filter((name) => fileName.test(name))
  return files.map((name) => basename(name, '.yaml')).sort()
}

/** A mistake for each title, id and link that an earlier set or document has already. */
function repeatedValues(sets: readonly SetWithPlace[], folder: string): Mistake[] {
  const fileOf = new Map<string, string>()
  return sets.flatMap(({ slug, anchor, documents }) => {
    const file = join(folder, `${slug}.yaml`)
    const values = [
      { field: 'title', value: anchor },
      ...documents.map(({ id }) => ({ field: 'id', value: id })),
      ...documents.map(({ link }) => ({ field: 'link', value: link })),
    ]
    return values.flatMap(({ field, value }) => {
      const firstFile = fileOf.get(`${field} ${value}`)
      if (firstFile) return [mistake(file, field, value, `one that ${firstFile} does not have`)]
      if (value) fileOf.set(`${field} ${value}`, file)
      return []
    })
  })
}

/** Splits the documents of a set. The available ones get their true size and their address. */
export function splitByAvailability({ documents: entries, ...set }: SetWithPlace, origin: string): DocumentSet {
  const unavailable: DocumentEntry[] = []
  const documents = entries.flatMap((entry) => {
    const location = locateFile(set.slug, entry, origin)
    if (!location) {
      unavailable.push(entry)
      return []
    }
    const { file, link, page, ...facts } = entry
    const bytes = location.file ? statSync(location.file).size : facts.bytes
    const title = bytes === undefined ? facts.title : `${facts.title} (${fileSize(bytes)})`
    return [{ ...facts, title, ...location, bytes }]
  })
  return { ...set, documents, unavailable }
}

const filesFolder = join('content', 'files')

/** A copy of the former site's files. Each keeps the address it had there. */
export const mirrorFolder = join('content', 'mirror')

/** The address of a document, and its file if this site serves it. Undefined while the document is not available. */
export function locateFile(
  set: string,
  { id, file, link, page }: DocumentEntry,
  origin: string,
  mirror = mirrorFolder,
): { downloadUrl: string; file?: string } | undefined {
  if (file) return { downloadUrl: `/files/${set}/${id}${extname(file)}`, file: join(filesFolder, set, file) }
  const formerPath = link && ownPath(link, origin)
  // Decoded before it is normalised: a link may spell its way out of the folder, `/..%2f.env`.
  const copy = formerPath && join(mirror, posix.normalize(decodedPath(formerPath) ?? '/'))
  if (copy && statSync(copy, { throwIfNoEntry: false })?.isFile()) return { downloadUrl: formerPath, file: copy }
  const downloadUrl = page ?? link
  return downloadUrl === undefined ? undefined : { downloadUrl }
}

/** The ZIP of all files of a set that this site serves: the files by name, and their size in bytes. */
export function archiveOf({ slug, documents }: DocumentSet) {
  const served = documents.flatMap(({ id, file, bytes = 0 }) => (file ? [{ id, file, bytes }] : []))
  if (served.length === 0) return undefined
  return {
    address: `${setPath(slug)}.zip`,
    files: new Map(served.map(({ id, file }) => [id + extname(file), file])),
    bytes: served.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

export function sha256Of(file: string): string {
  return hash('sha256', readFileSync(file))
}

/** Checks what sets say of other files: games, and the documents' own files, which must be there and not empty. */
export function checkSets(sets: readonly SetWithPlace[], games: readonly string[]): Mistake[] {
  return sets.flatMap(({ slug, game, documents }) => {
    const setYaml = `content/downloads/${slug}.yaml`
    const missing = documents.flatMap(({ id, file }) => {
      const wanted = join(filesFolder, slug, file ?? '')
      if (!file || statSync(wanted, { throwIfNoEntry: false })?.size) return []
      return [mistake(setYaml, `${id}.file`, file, `no file, until ${wanted} is there`)]
    })
    return [...missing, ...unknownNames(setYaml, 'game', game ? [game] : [], games)]
  })
}
