import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { decoded } from '../build/built-site.server.ts'
import { readYaml } from '../content-file.server.ts'
import { type Mistake, mistake } from '../content-mistakes.ts'
import { megabytes } from '../ui/file-size.ts'
import { idOf } from '../ui/plain-word.ts'
import {
  type AvailableDocument,
  type DocumentEntry,
  type DocumentSet,
  type SetFile,
  setFile,
} from './document-schema.ts'

export const setsFolder = path.join('content', 'downloads')

/** Reads all sets, sorted by title as the sidebar shows them. Adds to `mistakes` what is wrong in any. */
export function readSets(mistakes: Mistake[], folder = setsFolder): SetFile[] {
  const sets = setSlugs(folder).flatMap((slug) => {
    const file = path.join(folder, `${slug}.yaml`)
    if (!/^[a-z0-9-]+$/.test(slug)) {
      const allowed = 'lower case letters, digits and hyphens, then .yaml'
      mistakes.push(mistake(folder, '(name of a file)', slug, allowed))
      return []
    }
    const set = readYaml(file, setFile, mistakes)
    return set ? [{ ...set, slug, anchor: idOf(set.title) }] : []
  })
  mistakes.push(...usedTwice(sets, folder))
  return sets.sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

/** Names of the sets' files without their ending: `/download/<slug>` is the set's own page. */
export function setSlugs(folder = setsFolder): string[] {
  const files = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name))
  return files.map((name) => path.basename(name, '.yaml')).sort()
}

/** What no single set can know: titles, ids and addresses that another one has. */
function usedTwice(sets: readonly SetFile[], folder: string): Mistake[] {
  const uses = sets.flatMap(({ slug, anchor, documents }) => {
    const file = path.join(folder, `${slug}.yaml`)
    return [
      { file, field: 'title', value: anchor },
      ...documents.flatMap(({ id, link, page }) => [
        { file, field: 'id', value: id },
        { file, field: 'address', value: link ?? page },
      ]),
    ]
  })
  const same = Map.groupBy(uses, ({ field, value }) => value && `${field} ${value}`)
  same.delete(undefined)
  return [...same.values()].flatMap(([first, ...others]) =>
    others.map(({ file, field, value }) => {
      const problem = `found ${value}, used already in ${first?.file}`
      return { file, field, problem }
    }),
  )
}

/** Parts the documents of a set into those that are available, with what their files say, and the others. */
export function locateDocuments({ documents: entries, ...set }: SetFile, origin: string): DocumentSet {
  const documents = entries.flatMap((entry) => availableDocument(set.slug, entry, origin) ?? [])
  const availableIds = new Set(documents.map(({ id }) => id))
  return { ...set, documents, unavailable: entries.filter(({ id }) => !availableIds.has(id)) }
}

function availableDocument(set: string, entry: DocumentEntry, origin: string): AvailableDocument | undefined {
  const place = placeOf(set, entry, origin)
  if (!place) return undefined
  const { file, link, page, ...facts } = entry
  const bytes = place.file ? statSync(place.file).size : facts.bytes
  const title = bytes === undefined ? facts.title : `${facts.title} (${megabytes(bytes)})`
  return { ...facts, title, ...place, bytes }
}

const filesFolder = path.join('content', 'files')

/** A copy of the former site's files: each is served under the address it had there. */
export const mirrorFolder = path.join('content', 'mirror')

/** Where a document is, with the file in this repository when this site serves it; undefined while it is unavailable. */
export function placeOf(
  set: string,
  { id, file, link, page }: DocumentEntry,
  origin: string,
  mirror = mirrorFolder,
): { downloadUrl: string; file?: string } | undefined {
  if (file)
    return {
      downloadUrl: `/files/${set}/${id}${path.extname(file)}`,
      file: path.join(filesFolder, set, file),
    }
  const own = link && ownPath(link, origin)
  // A link may spell its way out of the folder: `/..%2f.env`.
  const copy = own && path.join(mirror, path.posix.normalize(decoded(own) ?? '/'))
  if (copy && statSync(copy, { throwIfNoEntry: false })?.isFile()) return { downloadUrl: own, file: copy }
  const downloadUrl = page ?? link
  return downloadUrl === undefined ? undefined : { downloadUrl }
}

/** The path of an address of our own origin, whole or not, `www.` included and still encoded; undefined on any other host. */
export function ownPath(address: string, origin: string): string | undefined {
  const { hostname, pathname } = new URL(address, origin)
  const bare = (name: string) => name.replace(/^www\./, '')
  return bare(hostname) === bare(new URL(origin).hostname) ? pathname : undefined
}

/** A mistake for each document whose file is not there or empty. */
export function missingFiles(sets: readonly SetFile[]): Mistake[] {
  return sets.flatMap(({ slug, documents }) =>
    documents.flatMap(({ id, file }) => {
      const wanted = path.join(filesFolder, slug, file ?? '')
      if (!file || statSync(wanted, { throwIfNoEntry: false })?.size) return []
      const allowed = `no file, until ${wanted} is there`
      return [mistake(`content/downloads/${slug}.yaml`, `${id}.file`, file, allowed)]
    }),
  )
}
