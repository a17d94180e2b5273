import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { contentFolder, readYaml } from './content-file.server.ts'
import { ContentError, type Mistake, mistake } from './content-mistakes.ts'
import type { SetFile } from './downloads/document-schema.ts'
import { locateDocuments, missingFiles, readSets, setSlugs } from './downloads/sets.server.ts'
import type { Game } from './games/game.ts'
import { gameFile } from './games/schema.ts'
import { readFix, readLegal } from './legal/legal-texts.server.ts'
import { videoForms } from './pictures/pictures.server.ts'
import { pressFile } from './press/press-schema.ts'
import { type ContentPicture, picture } from './schema-parts.ts'
import { type SiteFile, siteFile } from './site-schema.ts'

export type Content = ReturnType<typeof readContent>

/**
 * Reads and checks everything the staff edit, alone and against one another.
 * Throws one ContentError that lists every mistake.
 */
export function readContent() {
  const mistakes: Mistake[] = []
  const site = readYaml('content/site.yaml', siteFile, mistakes)
  const games = readGames(mistakes)
  const setFiles = readSets(mistakes)
  mistakes.push(...missingFiles(setFiles))
  const legal = readLegal(mistakes)
  const press = readYaml('content/press.yaml', pressFile, mistakes)
  const fix = readFix(mistakes)
  if (site) mistakes.push(...checkFiles(site, games, setFiles))
  if (mistakes.length > 0 || !site || !press || !fix) throw new ContentError(mistakes)
  const sets = setFiles.map((set) => locateDocuments(set, site.origin))
  return { site, games, sets, legal, press, fix }
}

/** By the names of their folders, in the order of their names. */
function readGames(mistakes: Mistake[]): ReadonlyMap<string, Game> {
  const games = globSync('content/games/*/game.yaml').flatMap((file) => {
    const game = readYaml(file, gameFile, mistakes)
    return game ? [{ ...game, slug: basename(dirname(file)) }] : []
  })
  const sortName = ({ name }: Game) => name.replace(/^The /, '')
  const sorted = games.toSorted((a, b) => sortName(a).localeCompare(sortName(b), 'en'))
  return new Map(sorted.map((game) => [game.slug, game]))
}

/** Checks that need more than one file: what names a game or a set of documents, pictures and videos on the disk. */
export function checkFiles(
  site: SiteFile,
  games: ReadonlyMap<string, Game>,
  setFiles: readonly SetFile[],
): Mistake[] {
  const gameSlugs = [...games.keys()]
  // Of the files' names: a set with a mistake of its own is there all the same.
  const sets = setSlugs()
  const unknown = (file: string, field: string, named: readonly (string | undefined)[], known: string[]) =>
    named.flatMap((slug) =>
      slug === undefined || known.includes(slug) ? [] : [mistake(file, field, slug, known.join(', '))],
    )
  const siteYaml = 'content/site.yaml'
  return [
    ...[...games.values()].flatMap((game) => {
      const file = `content/games/${game.slug}/game.yaml`
      const others = gameSlugs.filter((slug) => slug !== game.slug)
      return [
        ...unknown(file, 'related', game.related, others),
        ...unknown(file, 'documents', game.documents ?? [], sets),
        ...missingPictures(file, `games/${game.slug}`, game),
      ]
    }),
    ...setFiles.flatMap(({ slug, game }) =>
      unknown(`content/downloads/${slug}.yaml`, 'game', [game], gameSlugs),
    ),
    ...unknown(
      siteYaml,
      'home.images',
      site.home.images.map(({ game }) => game),
      gameSlugs,
    ),
    ...unknown(siteYaml, 'firstGames', site.firstGames, gameSlugs),
    ...missingPictures(siteYaml, 'site', site),
  ]
}

/** A mistake for each picture and video of a content file that is not in the `images` folder beside it. */
function missingPictures(file: string, folder: string, value: Game | SiteFile): Mistake[] {
  const pictures = picturesIn(value).map(({ field, picture }) => ({ field, name: picture.file }))
  const videos = ('sections' in value ? value.sections : []).flatMap((section, index) =>
    'video' in section && section.video
      ? videoForms.map((form) => ({ field: `sections.${index}.video`, name: `${section.video}.${form}` }))
      : [],
  )
  return [...pictures, ...videos]
    .filter(({ name }) => !existsSync(join(contentFolder, folder, 'images', name)))
    .map(({ field, name }) => mistake(file, field, name, `a file in content/${folder}/images`))
}

/** Every picture of a content file with the field it stands in, wherever that is: pictures are known by their shape. */
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

/** The whole address of a path of this site. */
export function absolute(path: string): string {
  return new URL(path, content().site.origin).href
}
