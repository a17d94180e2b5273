import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '../content-file.server.ts'
import { type Mistake, mistake } from '../content-mistakes.ts'
import { setSlugs } from '../downloads/download-register.server.ts'
import type { RegisterSet } from '../downloads/download-schema.ts'
import { type ContentPicture, picture } from '../schema-parts.ts'
import type { SiteFile } from '../site-schema.ts'
import { type Game, gamePath } from './game.ts'

type Report = (field: string, found: unknown, allowed: string) => void

/** Checks that need more than one file: links between games, documents and pages, targets on a page, pictures on disk. */
export function checkGames(
  site: SiteFile,
  games: ReadonlyMap<string, Game>,
  register: readonly RegisterSet[],
): Mistake[] {
  const mistakes: Mistake[] = []
  // Of the files' names: a set with a mistake of its own is there all the same.
  const sets = setSlugs()
  const reportTo =
    (file: string): Report =>
    (field, found, allowed) =>
      mistakes.push(mistake(file, field, found, allowed))
  const slugs = [...games.keys()]
  for (const [slug, game] of games) {
    const report = reportTo(`content/games/${slug}/game.yaml`)
    for (const other of game.related.filter((it) => it === slug || !games.has(it)))
      report('related', other, `another of ${slugs.join(', ')}`)
    for (const set of (game.documents ?? []).filter((it) => !sets.includes(it)))
      report('documents', set, sets.join(', '))
    const entry = site.menus.main.find((it) => it.to === gamePath(slug))
    if (entry?.label !== game.name)
      report(
        'name',
        game.name,
        `its label in the menu "main" of content/site.yaml, ${entry?.label ?? 'none'}`,
      )
    checkSections(game, report)
    checkSources(game, report)
    checkPictures(`games/${slug}`, game, report)
  }
  for (const { slug, game } of register)
    if (game && !games.has(game)) reportTo(`content/downloads/${slug}.yaml`)('game', game, slugs.join(', '))
  const report = reportTo('content/site.yaml')
  checkPictures('site', site, report)
  for (const [index, { game }] of site.home.images.entries())
    if (game && !games.has(game)) report(`home.images.${index}.game`, game, slugs.join(', '))
  for (const slug of site.firstGames.filter((it) => !games.has(it)))
    report('firstGames', slug, slugs.join(', '))
  const prefix = gamePath('')
  for (const [name, menu] of Object.entries(site.menus))
    for (const [index, { label, to, disabled }] of menu.entries()) {
      const field = `menus.${name}.${index}`
      if (disabled ? to : !to) report(field, label, '"to", or "disabled: true" without "to"')
      const slug = to?.startsWith(prefix) ? to.slice(prefix.length).split('/')[0] : undefined
      if (slug !== undefined && !games.has(slug)) report(field, slug, slugs.join(', '))
    }
  return mistakes
}

/**
 * The names in brackets are headings of docs/specification.md.
 *
 * | refused                                                         | because                                     |
 * |-----------------------------------------------------------------|---------------------------------------------|
 * | an id that stands twice on the page                             | a link to it could mean either              |
 * | a button to a section that is not on the page                   | it would do nothing ("Game page")           |
 * | a feature that leads to the closing section and is not before it | it skips the section its button speaks of  |
 */
function checkSections({ hero, sections }: Game, report: Report): void {
  const ids = sections.map((it) => it.componentId)
  const first = hero.buttonOneTarget
  if (first && !ids.includes(first)) report('hero.buttonOneTarget', first, ids.join(', '))
  for (const [index, section] of sections.entries()) {
    const { componentId } = section
    if (ids.indexOf(componentId) !== index)
      report(`sections.${index}.componentId`, `${componentId} twice`, 'once on a page')
    if (section.type !== 'feature') continue
    const leadsTo = sections.findIndex((it) => it.componentId === section.target)
    const isClosing = sections[leadsTo]?.type === 'closing'
    if (leadsTo < 0 || leadsTo === index || (isClosing && leadsTo !== index + 1)) {
      const others = sections.filter(
        (it, other) => other === index + 1 || (it.type !== 'closing' && other !== index),
      )
      report(`sections.${index}.target`, section.target, others.map((it) => it.componentId).join(', '))
    }
  }
}

/** Nothing on the site is made up: each fact has its source, each source its fact. */
function checkSources({ facts, sources }: Game, report: Report): void {
  const { playersRange: _, minutesRange: __, ...named } = facts
  for (const fact of Object.keys(named).filter((it) => !(it in sources)))
    report(`sources.${fact}`, 'nothing', 'where this fact was found')
  for (const fact of Object.keys(sources).filter((it) => !(it in named)))
    report(`sources.${fact}`, 'a source', `only with facts.${fact}`)
}

function checkPictures(folder: string, file: Game | SiteFile, report: Report): void {
  const hasImage = (name: string) => existsSync(join(contentFolder, folder, 'images', name))
  for (const { field, picture } of picturesIn(file))
    if (!hasImage(picture.file)) report(field, picture.file, `a file in content/${folder}/images`)
  if (!('sections' in file)) return
  for (const [index, section] of file.sections.entries()) {
    const video = section.type === 'secondary' ? section.video : undefined
    if (video && !['webm', 'mp4'].some((ending) => hasImage(`${video}.${ending}`)))
      report(`sections.${index}.video`, video, `the name of a .webm or .mp4 file in content/${folder}/images`)
  }
}

/** Every picture of a content file with the field it stands in, wherever that is: pictures are known by their shape. */
function picturesIn(value: unknown, field = ''): { field: string; picture: ContentPicture }[] {
  if (typeof value !== 'object' || value === null) return []
  const { data } = picture.safeParse(value)
  if (data) return [{ field, picture: data }]
  return Object.entries(value).flatMap(([key, it]) => picturesIn(it, field ? `${field}.${key}` : key))
}
