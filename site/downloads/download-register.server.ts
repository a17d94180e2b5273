import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { readYaml } from '../content-file.server.ts'
import { type Mistake, mistake } from '../content-mistakes.ts'
import { megabytes } from '../ui/file-size.ts'
import { idOf } from '../ui/plain-word.ts'
import {
  type DocumentSet,
  type GameDocument,
  type RegisterEntry,
  type RegisterSet,
  setFile,
} from './download-schema.ts'

export const registerFolder = path.join('content', 'downloads')

/** Reads every file of the register, sorted by title as the sidebar shows them. Adds to `mistakes` what is wrong in any. */
export function readRegister(mistakes: Mistake[], folder = registerFolder): RegisterSet[] {
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

/** File names of the register without their ending: `/download/<slug>` is the set's own page. */
export function setSlugs(folder = registerFolder): string[] {
  const files = readdirSync(folder).filter((it) => /\.ya?ml$/.test(it))
  return files.map((it) => path.basename(it, '.yaml')).sort()
}

/** What no single set can know: titles, ids and addresses that another one has. */
function usedTwice(sets: readonly RegisterSet[], folder: string): Mistake[] {
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
  const first = new Map(uses.toReversed().map((it) => [`${it.field} ${it.value}`, it]))
  return uses.flatMap((use) => {
    const { file, field, value } = use
    const other = first.get(`${field} ${value}`)
    if (value === undefined || !other || other === use) return []
    return [{ file, field, problem: `found ${value}, used already in ${other.file}` }]
  })
}

/** The documents of a set that are here, with what their files say, and the entries of the others. */
export function joinFiles({ documents, ...set }: RegisterSet, origin: string): DocumentSet {
  const here = documents.filter(isHere)
  // An edition that is not here takes nobody's place: the permanent link of the one before goes on leading to it.
  const next = new Map(here.map(({ id, replaces }) => [replaces, id]))
  return {
    ...set,
    documents: here.map((entry) => ({
      ...joinFile(set.slug, entry, origin),
      ...(next.has(entry.id) && { replacedBy: next.get(entry.id) }),
    })),
    unavailable: documents.filter((it) => !isHere(it)),
  }
}

function isHere({ file, link, page }: RegisterEntry): boolean {
  return (file ?? link ?? page) !== undefined
}

function joinFile(slug: string, entry: RegisterEntry, origin: string): GameDocument {
  const { file, link, page, ...facts } = entry
  const own = fileOf(slug, entry, origin)
  const bytes = own ? statSync(own.file).size : facts.bytes
  return {
    ...facts,
    title: bytes === undefined ? entry.title : `${entry.title} (${megabytes(bytes)})`,
    downloadUrl: own?.address ?? page ?? link ?? '',
    ...(own && { file: own.file }),
    ...(bytes !== undefined && { bytes }),
  }
}

const filesFolder = path.join('content', 'files')

/** A copy of the former site's files: each is served under the address it had there. */
export const mirrorFolder = path.join('content', 'mirror')

/** Where the file of a document lies in this repository, and its address; undefined where this site does not serve it. */
export function fileOf(
  set: string,
  { id, file, link }: RegisterEntry,
  origin: string,
  mirror = mirrorFolder,
): { file: string; address: string } | undefined {
  if (file)
    return { file: path.join(filesFolder, set, file), address: `/files/${set}/${id}${path.extname(file)}` }
  const address = link && ownPath(link, origin)
  if (!address) return undefined
  const copy = path.join(mirror, decodeURIComponent(address))
  return statSync(copy, { throwIfNoEntry: false })?.isFile() ? { file: copy, address } : undefined
}

/** The path of an address of our own origin, whole or not, `www.` included and still encoded; undefined on any other host. */
export function ownPath(address: string, origin: string): string | undefined {
  const { hostname, pathname } = new URL(address, origin)
  const bare = (name: string) => name.replace(/^www\./, '')
  return bare(hostname) === bare(new URL(origin).hostname) ? pathname : undefined
}

/** Entries whose file is not there or empty. */
export function missingFiles(sets: readonly RegisterSet[]): Mistake[] {
  return sets.flatMap(({ slug, documents }) =>
    documents.flatMap(({ id, file }) => {
      const wanted = path.join(filesFolder, slug, file ?? '')
      if (!file || statSync(wanted, { throwIfNoEntry: false })?.size) return []
      const allowed = `no file, until ${wanted} is there`
      return [mistake(`content/downloads/${slug}.yaml`, `${id}.file`, file, allowed)]
    }),
  )
}
