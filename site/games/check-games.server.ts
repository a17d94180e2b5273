import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Mistake, mistake } from '../content-error.ts'
import type { SiteFile } from '../layout/site-schema.ts'
import { contentFolder } from '../read-file.server.ts'
import { checkTexts } from './check-texts.server.ts'
import { gamePath } from './game-path.ts'
import type { GameFile, Picture } from './schema.ts'

/** Checks that need more than one file: links between games and pages, targets on a page, pictures on disk. */
export function checkGames(
  site: SiteFile,
  games: ReadonlyMap<string, GameFile>,
  sets: readonly string[],
): Mistake[] {
  const mistakes: Mistake[] = []
  const wrongIn = (file: string) => (field: string, found: string, allowed: string) =>
    mistakes.push(mistake(file, field, found, allowed))
  const slugs = [...games.keys()]
  for (const [slug, game] of games) {
    const wrong = wrongIn(`content/games/${slug}/game.yaml`)
    mistakes.push(...checkTexts(slug, game))
    const ids = sectionIds(game)
    for (const id of ids.filter((it, at) => ids.indexOf(it) !== at))
      wrong('componentId', `${id} twice`, 'once on a page')
    for (const [field, target] of targets(game))
      if (!ids.includes(target)) wrong(field, target, ids.join(', '))
    for (const other of game.related.filter((it) => it === slug || !games.has(it)))
      wrong('related', other, `another of ${slugs.join(', ')}`)
    const { loop } = game.secondary
    if (loop && !['webm', 'mp4'].some((ending) => hasImage(`games/${slug}`, `${loop}.${ending}`)))
      wrong('secondary.loop', loop, `the name of a .webm or .mp4 file in content/games/${slug}/images`)
    for (const set of game.documents.filter((it) => !sets.includes(it)))
      wrong('documents', set, sets.join(', '))
    for (const [picture, times] of repeated(game))
      wrong('images', `${picture} ${times} times`, 'twice on a page')
    for (const [field, { file }] of gamePictures(game))
      if (!hasImage(`games/${slug}`, file)) wrong(field, file, `a file in content/games/${slug}/images`)
  }
  const wrong = wrongIn('content/site.yaml')
  for (const [field, { file }] of sitePictures(site))
    if (!hasImage('site', file)) wrong(field, file, 'a file in content/site/images')
  const prefix = gamePath('')
  for (const [name, menu] of Object.entries(site.menus))
    for (const [at, { label, to, disabled }] of menu.entries()) {
      const field = `menus.${name}.${at}`
      if (disabled ? to : !to) wrong(field, label, '"to", or "disabled: true" without "to"')
      const slug = to?.startsWith(prefix) ? to.slice(prefix.length).split('/')[0] : undefined
      if (slug !== undefined && !games.has(slug)) wrong(field, slug, slugs.join(', '))
    }
  return mistakes
}

function sectionIds(game: GameFile): string[] {
  const closing = game.closing ? [game.closing.componentId] : []
  return [game.secondary.componentId, ...game.features.map((it) => it.componentId), ...closing]
}

function targets(game: GameFile): [field: string, target: string][] {
  const first = game.hero.buttonOneTarget
  const features = game.features.map((it, at): [string, string] => [`features.${at}.target`, it.target])
  return first ? [['hero.buttonOneTarget', first], ...features] : features
}

/** Pictures that stand more than twice on the game's page. The tile and the poster are shown on other pages. */
function repeated(game: GameFile): [picture: string, times: number][] {
  const times = new Map<string, number>()
  for (const [field, { file }] of gamePictures(game)) {
    if (field !== 'tile' && field !== 'howToPlay.poster') times.set(file, (times.get(file) ?? 0) + 1)
  }
  return [...times].filter(([, count]) => count > 2)
}

/** Every picture of a game, with the field it stands in. */
export function gamePictures(game: GameFile): [field: string, picture: Picture][] {
  const { tile, hero, secondary, features, closing, howToPlay } = game
  return [
    ['tile', tile],
    ['hero.image', hero.image],
    ...hero.slides.map((it, at): [string, Picture] => [`hero.slides.${at}`, it]),
    ['secondary.image', secondary.image],
    ...features.flatMap((feature, at) =>
      feature.images.map((it): [string, Picture] => [`features.${at}.images`, it]),
    ),
    ...(closing ? [['closing.image', closing.image] satisfies [string, Picture]] : []),
    ...(howToPlay ? [['howToPlay.poster', howToPlay.poster] satisfies [string, Picture]] : []),
  ]
}

function sitePictures(site: SiteFile): [field: string, picture: Picture][] {
  return [
    ...site.home.images.map((it, at): [string, Picture] => [`home.images.${at}`, it]),
    ...site.contactTopics.map((it, at): [string, Picture] => [`contactTopics.${at}.image`, it.image]),
    ['ludomentor.image', site.ludomentor.image],
    ['notFound.image', site.notFound.image],
    ['press.image', site.press.image],
  ]
}

function hasImage(folder: string, name: string): boolean {
  return existsSync(join(contentFolder, folder, 'images', name))
}
