import { gameSlugs } from '../content.server.ts'
import { ContentError, mistake } from '../content-mistakes.ts'
import { readMade } from '../pictures/made.server.ts'
import { megabytes } from '../ui/file-size.ts'
import { type DocumentSet, type GameDocument, realFirst } from './document.ts'
import { type DownloadSet, readRegister } from './download-register.server.ts'
import type { DownloadEntry } from './download-schema.ts'
import { type FileManifest, fileManifest, type MadeFile } from './file-manifest.ts'

let loaded: DocumentSet[] | undefined

/** The register joined with what the build knows of each file, read once per build. */
export function downloads(): DocumentSet[] {
  loaded ??= joinRegister(readRegister(), readMade('documents', fileManifest), gameSlugs())
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
    .map(({ slug, game }) => mistake(`content/downloads/${slug}.yaml`, 'game', game, games.join(', ')))
  if (mistakes.length > 0) throw new ContentError(mistakes)
  const all = sets.flatMap((set) => set.documents)
  // An edition that is not here yet takes nobody's place: the lasting address of the one before goes on leading to it.
  const replacedBy = new Map(
    all.flatMap(({ id, replaces }) =>
      replaces && manifest.files[id]?.is !== 'stand-in' ? [[replaces, id]] : [],
    ),
  )
  return sets.map(({ slug, section, title, game, alsoCalled, documents }) => ({
    slug,
    section,
    title,
    ...(game === undefined ? {} : { game }),
    alsoCalled: alsoCalled ?? [],
    documents: inOrder(documents.map((entry) => joinFile(title, entry, manifest, replacedBy.get(entry.id)))),
    ...(manifest.archives[slug] ? { archive: manifest.archives[slug] } : {}),
  }))
}

/** Category by category as the register has them, in each the documents that are here first. */
function inOrder(documents: readonly GameDocument[]): GameDocument[] {
  return [...Map.groupBy(documents, (it) => it.category).values()].flatMap(realFirst)
}

function joinFile(
  game: string,
  entry: DownloadEntry,
  manifest: FileManifest,
  replacedBy: string | undefined,
): GameDocument {
  const { format: _, link, page, ...facts } = entry
  const file = manifest.files[entry.id]
  if (file?.is === 'stand-in') return standInOf(game, entry, file)
  const { address, ...found }: Partial<MadeFile> = file ?? {}
  const downloadUrl = address ?? link ?? page
  if (downloadUrl === undefined)
    throw new Error(`${entry.id} has no file yet: run "npm run build -- documents"`)
  const bytes = found.bytes ?? facts.bytes
  return {
    ...facts,
    game,
    title: bytes === undefined ? entry.title : `${entry.title} (${megabytes(bytes)})`,
    downloadUrl,
    is: link === undefined ? 'page' : 'outside',
    ...found,
    ...(replacedBy === undefined ? {} : { replacedBy }),
  }
}

/** A placeholder has its name and the size of the sheet; what the register says of the document would pass for its own. */
function standInOf(
  game: string,
  { id, category, title, kind, language }: DownloadEntry,
  { address, bytes, sha256 }: MadeFile,
): GameDocument {
  const shared = { id, game, category, title, kind, ...(language === undefined ? {} : { language }) }
  return { ...shared, downloadUrl: address, is: 'stand-in', bytes, sha256 }
}
