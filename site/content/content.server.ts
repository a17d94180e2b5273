import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { formRegister } from '../../forms/form-register.ts'
import { missingFiles, readSets, setSlugs, splitByAvailability } from '../downloads/sets.server.ts'
import type { Game } from '../games/game.ts'
import { gameFile } from '../games/game-schema.ts'
import { readLegal } from '../legal/legal-texts.server.ts'
import { pictureMistakes, videoFormats } from '../pictures/pictures.server.ts'
import { pressFile } from '../press/press-schema.ts'
import { readYaml } from './content-file.server.ts'
import { ContentError, type Mistake, mistake } from './content-mistakes.ts'
import { documentRedirects, readRedirects, redirectsFile } from './redirects.ts'
import { type ContentPicture, picture } from './schema-parts.ts'
import { type SiteFile, siteFile } from './site-schema.ts'

export type Content = ReturnType<typeof readContent>

/**
 * Reads everything the staff edit, checks each file alone and then what files say of one another. Throws one ContentError
 * that lists every mistake.
 */
export function readContent() {
  const mistakes = pictureMistakes()
  const site = readYaml('content/site.yaml', siteFile, mistakes)
  const games = readGames(mistakes)
  const setFiles = readSets(mistakes)
  mistakes.push(...missingFiles(setFiles))
  const legal = readLegal(mistakes)
  const press = readYaml('content/press.yaml', pressFile, mistakes)
  const staffRedirects = readRedirects(readFileSync(redirectsFile, 'utf8'), mistakes)
  mistakes.push(...checkGames(games), ...(site ? checkSite(site) : []))
  for (const { slug, game } of setFiles)
    mistakes.push(...unknownNames(`content/downloads/${slug}.yaml`, 'game', game ? [game] : [], gameSlugs()))
  if (mistakes.length > 0 || !site || !press) throw new ContentError(mistakes)
  const sets = setFiles.map((set) => splitByAvailability(set, site.origin))
  // For the same address the staff's redirect wins, because it comes last.
  const redirects = new Map(
    [...documentRedirects(sets), ...staffRedirects].map((redirect) => [redirect.from, redirect]),
  )
  return { site, games, sets, legal, press, redirects: [...redirects.values()] }
}

/** By the names of their folders, in the order of their names. */
function readGames(mistakes: Mistake[]): ReadonlyMap<string, Game> {
  const games = gameSlugs().flatMap((slug) => {
    const game = readYaml(gameYaml(slug), gameFile, mistakes)
    return game ? [{ ...game, slug }] : []
  })
  const sortName = ({ name }: Game) => name.replace(/^The /, '')
  const sorted = games.toSorted((a, b) => sortName(a).localeCompare(sortName(b), 'en'))
  return new Map(sorted.map((game) => [game.slug, game]))
}

/** The names of the games' folders, whether or not there is a mistake in their files. */
function gameSlugs(): string[] {
  return globSync(gameYaml('*')).map((file) => basename(dirname(file)))
}

function gameYaml(slug: string): string {
  return `content/games/${slug}/game.yaml`
}

/** Checks what games say of other files: other games, sets of documents, pictures and videos. */
export function checkGames(games: ReadonlyMap<string, Game>): Mistake[] {
  const slugs = gameSlugs()
  const sets = setSlugs()
  return [...games.values()].flatMap((game) => {
    const file = gameYaml(game.slug)
    const otherGames = slugs.filter((slug) => slug !== game.slug)
    return [
      ...unknownNames(file, 'related', game.related, otherGames),
      ...unknownNames(file, 'sets', game.sets ?? [], sets),
      ...missingPictures(file, `games/${game.slug}`, game),
    ]
  })
}

/** Checks what `content/site.yaml` says of other files: games and pictures. */
export function checkSite(site: SiteFile): Mistake[] {
  const file = 'content/site.yaml'
  const games = gameSlugs()
  const homeGames = site.home.images.flatMap(({ game }) => game ?? [])
  return [
    ...unknownNames(file, 'home.images', homeGames, games),
    ...unknownNames(file, 'featuredGames', site.featuredGames, games),
    ...missingPictures(file, 'site', site),
    ...formRegister
      .filter(({ page }) => !site.contactTopics.some(({ to }) => to === page))
      .map(({ page }) => mistake(file, 'contactTopics', 'none', `a topic that leads to ${page}`)),
  ]
}

function unknownNames(file: string, field: string, names: readonly string[], known: string[]): Mistake[] {
  return names.filter((name) => !known.includes(name)).map((name) => mistake(file, field, name, known.join(', ')))
}

/** A mistake for each picture and video of a content file that is not in the `images` folder beside it. */
function missingPictures(file: string, folder: string, value: Game | SiteFile): Mistake[] {
  const pictures = picturesIn(value).map(({ field, picture }) => ({ field, name: picture.file }))
  const videos = ('sections' in value ? value.sections : []).flatMap((section, index) =>
    'video' in section && section.video
      ? videoFormats.map((format) => ({ field: `sections.${index}.video`, name: `${section.video}.${format}` }))
      : [],
  )
  return [...pictures, ...videos]
    .filter(({ name }) => !existsSync(join('content', folder, 'images', name)))
    .map(({ field, name }) => mistake(file, field, name, `a file in content/${folder}/images`))
}

/** Every picture in a value of a content file, with its field. An object that fits the `picture` schema is a picture. */
function picturesIn(value: unknown, field = ''): { field: string; picture: ContentPicture }[] {
  if (typeof value !== 'object' || value === null) return []
  const { data } = picture.safeParse(value)
  if (data) return [{ field, picture: data }]
  return Object.entries(value).flatMap(([key, inner]) => picturesIn(inner, field ? `${field}.${key}` : key))
}

let loaded: Content | undefined

/** The checked content, read once per build. */
export function content(): Content {
  loaded ??= readContent()
  return loaded
}

/** Lets the next call of `content` read the files again. */
export function forgetContent(): void {
  loaded = undefined
}

/** The whole address of a path of this site. */
export function absolute(path: string): string {
  return new URL(path, content().site.origin).href
}
