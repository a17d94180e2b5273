import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '../content-file.server.ts'
import { type Mistake, mistake } from '../content-mistakes.ts'
import { setSlugs } from '../downloads/download-register.server.ts'
import type { RegisterSet } from '../downloads/download-schema.ts'
import { videoForms } from '../pictures/pictures.server.ts'
import { type ContentPicture, picture } from '../schema-parts.ts'
import type { SiteFile } from '../site-schema.ts'
import type { Game } from './game.ts'

/** Checks that need more than one file: what names a game or a set of documents, pictures and videos on the disk. */
export function checkGames(
  site: SiteFile,
  games: ReadonlyMap<string, Game>,
  register: readonly RegisterSet[],
): Mistake[] {
  const gameSlugs = [...games.keys()]
  // Of the files' names: a set with a mistake of its own is there all the same.
  const sets = setSlugs()
  const unknown = (file: string, field: string, named: readonly (string | undefined)[], known: string[]) =>
    named.flatMap((slug) =>
      slug === undefined || known.includes(slug) ? [] : [mistake(file, field, slug, known.join(', '))],
    )
  const siteFile = 'content/site.yaml'
  return [
    ...[...games.values()].flatMap((game) => {
      const file = `content/games/${game.slug}/game.yaml`
      const others = gameSlugs.filter((slug) => slug !== game.slug)
      return [
        ...unknown(file, 'related', game.related, others),
        ...unknown(file, 'documents', game.documents ?? [], sets),
        ...missingFiles(file, `games/${game.slug}`, game),
      ]
    }),
    ...register.flatMap(({ slug, game }) =>
      unknown(`content/downloads/${slug}.yaml`, 'game', [game], gameSlugs),
    ),
    ...unknown(
      siteFile,
      'home.images',
      site.home.images.map(({ game }) => game),
      gameSlugs,
    ),
    ...unknown(siteFile, 'firstGames', site.firstGames, gameSlugs),
    ...missingFiles(siteFile, 'site', site),
  ]
}

/** A mistake for each picture and video of a content file that is not in the `images` folder beside it. */
function missingFiles(file: string, folder: string, value: Game | SiteFile): Mistake[] {
  const pictures = picturesIn(value).map(({ field, picture }) => ({ field, name: picture.file }))
  const videos = ('sections' in value ? value.sections : []).flatMap((section, index) =>
    section.type === 'secondary' && section.video
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
