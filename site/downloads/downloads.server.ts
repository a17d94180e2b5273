import { existsSync, realpathSync, statSync } from 'node:fs'
import { copyFile, cp, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { content } from '../content.server.ts'
import { ContentError, type Mistake, mistake } from '../content-mistakes.ts'
import { megabytes } from '../ui/file-size.ts'
import { readRegister } from './download-register.server.ts'
import type { DocumentSet, DownloadEntry, DownloadSet, GameDocument } from './download-schema.ts'

let loaded: DocumentSet[] | undefined

/** The register joined with the files that are here, read once per build. Throws ContentError. */
export function downloads(): DocumentSet[] {
  if (loaded) return loaded
  const sets = readRegister()
  const { site, games } = content()
  const mistakes = missingFiles(sets)
  for (const { slug, game } of sets)
    if (game !== undefined && !games.has(game))
      mistakes.push(mistake(`content/downloads/${slug}.yaml`, 'game', game, [...games.keys()].join(', ')))
  if (mistakes.length > 0) throw new ContentError(mistakes)
  loaded = sets.map((it) => joinFiles(it, site.origin))
  return loaded
}

/** The documents of a set that are here, with what their files say, and the entries of the others. */
export function joinFiles({ documents, ...set }: DownloadSet, origin: string): DocumentSet {
  const here = documents.filter(isHere)
  // An edition that is not here takes nobody's place: the permanent link of the one before goes on leading to it.
  const next = new Map(here.map(({ id, replaces }) => [replaces, id]))
  return {
    ...set,
    documents: here.map((entry) => ({
      ...joinFile(set, entry, origin),
      ...(next.has(entry.id) && { replacedBy: next.get(entry.id) }),
    })),
    unavailable: documents.filter((it) => !isHere(it)),
  }
}

function isHere({ file, link, page }: DownloadEntry): boolean {
  return (file ?? link ?? page) !== undefined
}

function joinFile(set: Omit<DownloadSet, 'documents'>, entry: DownloadEntry, origin: string): GameDocument {
  const { file, link, page, ...facts } = entry
  const own = fileOf(set.slug, entry, origin)
  const bytes = own ? statSync(own.file).size : facts.bytes
  return {
    ...facts,
    game: set.title,
    title: bytes === undefined ? entry.title : `${entry.title} (${megabytes(bytes)})`,
    downloadUrl: own?.address ?? page ?? link ?? '',
    ...(own && { file: own.file }),
    ...(bytes !== undefined && { bytes }),
  }
}

const filesFolder = path.join('content', 'files')

/** A copy of the former site's files: each is served under the address it had there. */
const mirrorFolder = path.join('content', 'mirror')

/** Where the file of a document lies in this repository, and its address; undefined where this site does not serve it. */
export function fileOf(
  set: string,
  { id, file, link }: DownloadEntry,
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
export function missingFiles(sets: readonly DownloadSet[]): Mistake[] {
  return sets.flatMap(({ slug, documents }) =>
    documents.flatMap(({ id, file }) => {
      const wanted = path.join(filesFolder, slug, file ?? '')
      if (!file || statSync(wanted, { throwIfNoEntry: false })?.size) return []
      const allowed = `no file, until ${wanted} is there`
      return [mistake(`content/downloads/${slug}.yaml`, `${id}.file`, file, allowed)]
    }),
  )
}

/** Puts the files of documents to their addresses in the built site. */
export function documentFiles(): AstroIntegration {
  return {
    name: 'document-files',
    hooks: {
      'astro:build:done': ({ dir }) => copyFiles(downloads(), fileURLToPath(dir)),
    },
  }
}

/**
 * Copies the documents we serve, and all of the mirror, into the built site; nothing of the site gives way to the
 * mirror.
 */
export async function copyFiles(
  sets: readonly DocumentSet[],
  site: string,
  mirror = mirrorFolder,
): Promise<void> {
  for (const { downloadUrl, file } of sets.flatMap((it) => it.documents)) {
    if (file === undefined || file.startsWith(mirror)) continue
    await mkdir(path.dirname(path.join(site, downloadUrl)), { recursive: true })
    await copyFile(file, path.join(site, downloadUrl))
  }
  if (!existsSync(mirror)) return
  // The folder may be a link to a disk of its own.
  await cp(realpathSync(mirror), site, { recursive: true, force: false })
}

/** The ZIP of the documents of a set that this site serves itself: its files by name, and their size in bytes. */
export function archiveOf({ slug, documents }: Pick<DocumentSet, 'slug' | 'documents'>) {
  const served = documents.flatMap(({ id, file, bytes = 0 }) => (file ? [{ id, file, bytes }] : []))
  if (served.length === 0) return undefined
  return {
    address: `/download/${slug}.zip`,
    files: new Map(served.map(({ id, file }) => [id + path.extname(file), file])),
    bytes: served.reduce((sum, it) => sum + it.bytes, 0),
  }
}

export type GameDocuments = NonNullable<ReturnType<typeof documentsOf>>

/**
 * Where the documents of a game page are, how many of them are here, and the rulebook a new player wants, if it is here;
 * undefined when the page names no set of documents.
 */
export function documentsOf(slugs: readonly string[] = [], register: readonly DocumentSet[] = downloads()) {
  const sets = register.filter((it) => slugs.includes(it.slug))
  const [first] = sets
  if (!first) return undefined
  const documents = sets.flatMap((it) => it.documents)
  const rulebook = latestRulebook(documents)
  return {
    path: `/download/#${first.sectionId}`,
    count: documents.length,
    rulebook: rulebook && { path: `/d/${rulebook.id}`, bytes: rulebook.bytes, version: rulebook.version },
  }
}

type Rulebook = Pick<GameDocument, 'id' | 'kind' | 'language' | 'title' | 'version' | 'replacedBy' | 'bytes'>

/**
 * The English rulebook of the game itself.
 *
 * | among several                  | chosen                                                       |
 * |--------------------------------|--------------------------------------------------------------|
 * | one another document replaces  | the one that replaces it                                     |
 * | rules of modes and expansions  | those called rulebook, rules or manual and nothing before it |
 * | several versions               | the highest                                                  |
 * | still several                  | the first in the register                                    |
 */
export function latestRulebook(documents: readonly Rulebook[]): Rulebook | undefined {
  return documents
    .filter((it) => it.kind === 'rulebook' && it.language === 'en' && it.replacedBy === undefined)
    .filter((it) => /^(rulebook|rules|manual)\b/i.test(it.title))
    .toSorted((a, b) => (b.version ?? '').localeCompare(a.version ?? '', 'en', { numeric: true }))
    .at(0)
}
