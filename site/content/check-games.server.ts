import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { checkTexts } from './check-texts.server.ts'
import type { Mistake } from './content-error.ts'
import { contentFolder } from './read-file.server.ts'
import type { GameFile, Picture } from './schema.ts'
import type { MenuEntry, SiteFile } from './site-schema.ts'

/** Checks that need more than one file: links between games and pages, targets on a page, pictures on disk. */
export function checkGames(
  site: SiteFile,
  games: ReadonlyMap<string, GameFile>,
  sets: readonly string[],
): Mistake[] {
  const mistakes: Mistake[] = []
  const slugs = [...games.keys()]
  for (const [slug, game] of games) {
    const file = `content/games/${slug}/game.yaml`
    mistakes.push(...checkTexts(slug, game))
    const ids = sectionIds(game)
    const allowed = ids.join(', ')
    for (const id of ids.filter((it, at) => ids.indexOf(it) !== at)) {
      mistakes.push({ file, field: 'componentId', problem: `found ${id} twice, allowed: once on a page` })
    }
    for (const [field, target] of targets(game)) {
      if (!ids.includes(target))
        mistakes.push({ file, field, problem: `found ${target}, allowed: ${allowed}` })
    }
    for (const other of game.related.filter((it) => it === slug || !games.has(it))) {
      const problem = `found ${other}, allowed: another of ${slugs.join(', ')}`
      mistakes.push({ file, field: 'related', problem })
    }
    const { loop } = game.secondary
    if (
      loop !== undefined &&
      !['webm', 'mp4'].some((ending) => hasImage(`games/${slug}`, `${loop}.${ending}`))
    ) {
      const problem = `found ${loop}, allowed: the name of a .webm or .mp4 file in content/games/${slug}/images`
      mistakes.push({ file, field: 'secondary.loop', problem })
    }
    for (const set of game.documents.filter((it) => !sets.includes(it))) {
      mistakes.push({ file, field: 'documents', problem: `found ${set}, allowed: ${sets.join(', ')}` })
    }
    for (const [picture, times] of repeated(game)) {
      const problem = `found ${picture} ${times} times, allowed: twice on a page`
      mistakes.push({ file, field: 'images', problem })
    }
    for (const [field, picture] of gamePictures(game)) {
      mistakes.push(...missingPicture(file, field, `games/${slug}`, picture))
    }
  }
  for (const [field, picture] of sitePictures(site)) {
    mistakes.push(...missingPicture('content/site.yaml', field, 'site', picture))
  }
  for (const [name, menu] of Object.entries(site.menus)) {
    mistakes.push(...checkMenu(name, menu, slugs, site.brand.slug))
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

function missingPicture(file: string, field: string, folder: string, picture: Picture): Mistake[] {
  if (hasImage(folder, picture.file)) return []
  return [{ file, field, problem: `found ${picture.file}, allowed: a file in content/${folder}/images` }]
}

function hasImage(folder: string, name: string): boolean {
  return existsSync(join(contentFolder, folder, 'images', name))
}

function checkMenu(name: string, menu: MenuEntry[], slugs: string[], publisher: string): Mistake[] {
  const prefix = `/games/${publisher}/`
  return menu.flatMap((entry, at) => {
    const field = `menus.${name}.${at}`
    const file = 'content/site.yaml'
    if (entry.disabled ? entry.to : !entry.to) {
      return [
        { file, field, problem: `found ${entry.label}, allowed: "to", or "disabled: true" without "to"` },
      ]
    }
    const slug = entry.to?.startsWith(prefix) ? entry.to.slice(prefix.length).split('/')[0] : undefined
    if (slug === undefined || slugs.includes(slug)) return []
    return [{ file, field, problem: `found ${slug}, allowed: ${slugs.join(', ')}` }]
  })
}
