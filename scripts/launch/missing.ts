import type { DocumentSet, GameDocument } from '../../site/downloads/document.ts'
import type { GameFile } from '../../site/games/schema.ts'
import type { SiteFile } from '../../site/layout/site-schema.ts'
import type { LegalFile } from '../../site/legal/legal-schema.ts'
import type { PressFile } from '../../site/press/press-schema.ts'

/** Something the company still has to supply: what, and where it goes. */
export type Missing = { what: string; where: string }

/** Sheets that hold the place of published files, set by set. Forms of our own hold nobody's place. */
export function standIns(groups: readonly DocumentSet[]): Missing[] {
  return groups.flatMap(({ slug, documents }) =>
    documents
      .filter((it) => it.is === 'stand-in')
      .map((it) => ({
        what: it.title.replace(/ \([\d.]+ MB\)$/, ''),
        where: `content/files/${slug}/${fileOf(it)}`,
      })),
  )
}

/** Languages a set has its rulebook in but not another of its documents that is there in English. */
export function translations(groups: readonly DocumentSet[]): Missing[] {
  return groups.flatMap(({ slug, documents }) => {
    const spoken = languagesOf(documents.filter((it) => it.kind === 'rulebook'))
    return [
      ...Map.groupBy(
        documents.filter((it) => it.language),
        stem,
      ),
    ].flatMap(([name, those]) => {
      const there = languagesOf(those)
      const missing = [...spoken].filter((it) => !there.has(it))
      if (!there.has('en') || missing.length === 0) return []
      return [{ what: `${name}: not in ${missing.join(', ')}`, where: `content/downloads/${slug}.yaml` }]
    })
  })
}

/** Every link marked `confirmed: false`, wherever in the file it stands. */
export function unconfirmedLinks(site: SiteFile): Missing[] {
  return linksIn(site, []).map(({ path, href }) => ({ what: href, where: `content/site.yaml: ${path}` }))
}

export function drafts(texts: readonly LegalFile[]): Missing[] {
  return texts.filter((it) => !it.confirmed).map((it) => ({ what: `draft: ${it.title}`, where: it.path }))
}

/** Game pages that promise a video and have no id for it yet. */
export function videos(games: ReadonlyMap<string, GameFile>): Missing[] {
  return [...games].flatMap(([slug, { howToPlay }]) =>
    howToPlay && howToPlay.videoId === undefined
      ? [{ what: `video: ${howToPlay.title}`, where: `content/games/${slug}/game.yaml: howToPlay.videoId` }]
      : [],
  )
}

/** What the press room shows and the company has still to confirm or to supply. */
export function pressDrafts({ licence, mark }: PressFile): Missing[] {
  return [
    ...(licence.confirmed ? [] : [{ what: 'draft: usage terms', where: 'content/press.yaml: licence' }]),
    ...(mark.confirmed ? [] : [{ what: 'the company’s logo', where: 'content/press.yaml: mark' }]),
  ]
}

/** The questions the content files keep for the owner and the lawyer. */
export function openQuestions(files: readonly { where: string; toConfirm?: string[] }[]): Missing[] {
  return files.flatMap(({ where, toConfirm = [] }) => toConfirm.map((what) => ({ what, where })))
}

function linksIn(value: unknown, path: string[]): { path: string; href: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const href: unknown = Reflect.get(value, 'href') ?? Reflect.get(value, 'to')
  if (Reflect.get(value, 'confirmed') === false && typeof href === 'string')
    return [{ path: path.join('.'), href }]
  return Object.entries(value).flatMap(([key, inner]) => linksIn(inner, [...path, key]))
}

function languagesOf(documents: readonly GameDocument[]): Set<string> {
  return new Set(documents.flatMap((it) => it.language ?? []))
}

/** Language versions of one document share their id up to the language. */
function stem({ id, language }: GameDocument): string {
  return id.replace(new RegExp(`-${language?.toLowerCase()}$`), '')
}

function fileOf({ id, downloadUrl }: GameDocument): string {
  return `${id}.${downloadUrl.endsWith('.zip') ? 'zip' : 'pdf'}`
}
