import { existsSync, readFileSync } from 'node:fs'
import { ContentError } from './content-error.ts'
import type { DocumentSet, GameDocument } from './document.ts'
import { type DownloadSet, readRegister } from './download-register.server.ts'
import type { DownloadEntry } from './download-schema.ts'
import { type FileManifest, fileManifest, manifestPath } from './file-manifest.ts'
import { megabytes } from './file-size.ts'
import { gameSlugs } from './load.server.ts'

let loaded: DocumentSet[] | undefined

/** The register joined with what `npm run files` knows of each file, read once per build. */
export function downloads(): DocumentSet[] {
  loaded ??= joinRegister(readRegister(), readManifest(), gameSlugs())
  return loaded
}

/** Throws ContentError when a set names a game that has no page, Error when a document has no file yet. */
export function joinRegister(
  sets: readonly DownloadSet[],
  manifest: FileManifest,
  games: readonly string[],
): DocumentSet[] {
  const mistakes = sets
    .filter((set) => set.game !== undefined && !games.includes(set.game))
    .map((set) => {
      const problem = `found ${set.game}, allowed: ${games.join(', ')}`
      return { file: `content/downloads/${set.slug}.yaml`, field: 'game', problem }
    })
  if (mistakes.length > 0) throw new ContentError(mistakes)
  const all = sets.flatMap((set) => set.documents)
  const replacedBy = new Map(all.flatMap(({ id, replaces }) => (replaces ? [[replaces, id]] : [])))
  return sets.map(({ slug, section, title, game, alsoCalled, documents }) => ({
    slug,
    section,
    title,
    ...(game === undefined ? {} : { game }),
    alsoCalled: alsoCalled ?? [],
    documents: documents.map((entry) => joinFile(title, entry, manifest, replacedBy.get(entry.id))),
    ...(manifest.archives[slug] ? { archive: manifest.archives[slug] } : {}),
  }))
}

function joinFile(
  game: string,
  { title, format, link, page, ...entry }: DownloadEntry,
  manifest: FileManifest,
  replacedBy: string | undefined,
): GameDocument {
  const file = format ? manifest.files[entry.id] : undefined
  const downloadUrl = file?.address ?? link ?? page
  if (downloadUrl === undefined) throw new Error(`${entry.id} has no file yet: run "npm run files"`)
  const { bytes, sha256, pages, thumbnail } = { ...entry, ...file }
  return {
    ...entry,
    game,
    title: bytes === undefined ? title : `${title} (${megabytes(bytes)})`,
    downloadUrl,
    is: file?.is ?? (link === undefined ? 'page' : 'outside'),
    ...(bytes === undefined ? {} : { bytes }),
    ...(sha256 === undefined ? {} : { sha256 }),
    ...(pages === undefined ? {} : { pages }),
    ...(thumbnail === undefined ? {} : { thumbnail }),
    ...(replacedBy === undefined ? {} : { replacedBy }),
  }
}

function readManifest(): FileManifest {
  if (!existsSync(manifestPath)) throw new Error('The documents have no files yet: run "npm run files"')
  return fileManifest.parse(JSON.parse(readFileSync(manifestPath, 'utf8')))
}
