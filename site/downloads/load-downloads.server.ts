import { statSync } from 'node:fs'
import { content } from '../content.server.ts'
import { ContentError, mistake } from '../content-mistakes.ts'
import { megabytes } from '../ui/file-size.ts'
import type { DocumentSet, GameDocument } from './document.ts'
import { type DownloadSet, readRegister } from './download-register.server.ts'
import type { DownloadEntry } from './download-schema.ts'
import { fileMistakes, mirroredFile, ownFile } from './files.server.ts'

let loaded: DocumentSet[] | undefined

/** The register joined with the files that are here, read once per build. Throws ContentError. */
export function downloads(): DocumentSet[] {
  if (loaded) return loaded
  const sets = readRegister()
  const { site, games } = content()
  const mistakes = [
    ...fileMistakes(sets),
    ...sets
      .filter((set) => set.game !== undefined && !games.has(set.game))
      .map((set) =>
        mistake(`content/downloads/${set.slug}.yaml`, 'game', set.game, [...games.keys()].join(', ')),
      ),
  ]
  if (mistakes.length > 0) throw new ContentError(mistakes)
  loaded = joinFiles(sets, site.origin)
  return loaded
}

/** Documents that are here, with what their files say; the others by name alone. */
export function joinFiles(sets: readonly DownloadSet[], origin: string): DocumentSet[] {
  const here = sets.flatMap((set) => set.documents).filter(isHere)
  // An edition that is not here takes nobody's place: the permanent link of the one before goes on leading to it.
  const replacedBy = new Map(here.flatMap(({ id, replaces }) => (replaces ? [[replaces, id]] : [])))
  return sets.map(({ slug, section, title, game, alsoCalled = [], documents }) => ({
    slug,
    section,
    title,
    ...(game === undefined ? {} : { game }),
    alsoCalled,
    documents: documents.filter(isHere).map((entry) => ({
      ...joinFile(slug, title, entry, origin),
      ...(replacedBy.has(entry.id) && { replacedBy: replacedBy.get(entry.id) }),
    })),
    unavailable: documents
      .filter((it) => !isHere(it))
      .map(({ id, category, title, kind, language }) => ({
        ...{ id, category, title, kind },
        ...(language && { language }),
      })),
  }))
}

function isHere({ file, link, page }: DownloadEntry): boolean {
  return (file ?? link ?? page) !== undefined
}

function joinFile(set: string, game: string, entry: DownloadEntry, origin: string): GameDocument {
  const { file, link = '', page, ...facts } = entry
  const own = file ? ownFile(set, entry.id, file) : link ? mirroredFile(link, origin) : undefined
  const bytes = own ? statSync(own.file).size : facts.bytes
  return {
    ...facts,
    game,
    title: bytes === undefined ? entry.title : `${entry.title} (${megabytes(bytes)})`,
    downloadUrl: own?.address ?? page ?? link,
    ...(own && { file: own.file }),
    ...(bytes !== undefined && { bytes }),
  }
}
