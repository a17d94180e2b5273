import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { content } from '../content.server.ts'
import { ContentError, mistake } from '../content-mistakes.ts'
import { megabytes } from '../ui/file-size.ts'
import type { DocumentSet, GameDocument } from './document.ts'
import { readRegister } from './download-register.server.ts'
import type { DownloadEntry, DownloadSet } from './download-schema.ts'
import { copyFiles, fileOf, missingFiles } from './files.server.ts'

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
  loaded = joinFiles(sets, site.origin)
  return loaded
}

/** Documents that are here, with what their files say; the others by name alone. */
export function joinFiles(sets: readonly DownloadSet[], origin: string): DocumentSet[] {
  return sets.map(({ documents, ...set }) => {
    const here = documents.filter(isHere)
    // An edition that is not here takes nobody's place: the permanent link of the one before goes on leading to it.
    const next = new Map(here.map(({ id, replaces }) => [replaces, id]))
    return {
      ...set,
      documents: here.map((entry) => ({
        ...joinFile(set, entry, origin),
        ...(next.has(entry.id) && { replacedBy: next.get(entry.id) }),
      })),
      unavailable: documents
        .filter((it) => !isHere(it))
        .map(({ id, category, title, kind, language }) => ({ id, category, title, kind, language })),
    }
  })
}

function isHere({ file, link, page }: DownloadEntry): boolean {
  return (file ?? link ?? page) !== undefined
}

function joinFile(
  { slug, title: game }: Omit<DownloadSet, 'documents'>,
  entry: DownloadEntry,
  origin: string,
): GameDocument {
  const { file, link, page, ...facts } = entry
  const own = fileOf(slug, entry, origin)
  const bytes = own ? statSync(own.file).size : facts.bytes
  return {
    ...facts,
    game,
    title: bytes === undefined ? entry.title : `${entry.title} (${megabytes(bytes)})`,
    downloadUrl: own?.address ?? page ?? link ?? '',
    ...(own && { file: own.file }),
    ...(bytes !== undefined && { bytes }),
  }
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
