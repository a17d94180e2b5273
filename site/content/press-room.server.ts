import { gamePictures } from './check-games.server.ts'
import { factSheets } from './fact-sheet.server.ts'
import { content } from './load.server.ts'
import { type Photo, photo } from './pictures.server.ts'
import { type PressKit, pressKit } from './press-kit.server.ts'

/** A picture to look at, and the file to take away. */
export type PressPicture = {
  photo: Photo
  game: string
  file: { href: string; bytes: number; width: number; height: number }
}

/** Everything the press room shows. */
export function pressRoom() {
  const { press, site } = content()
  const kit = pressKit()
  return {
    intro: press.intro,
    boilerplate: press.boilerplate,
    facts: press.facts,
    numbers: site.home.numbers,
    licence: press.licence,
    picture: photo('site', site.press.image),
    archive: kit.archive,
    logos: kit.logos,
    markNote: press.mark.note,
    lines: press.lines.map(({ line, title, desc, pictures }) => ({
      line,
      title,
      desc,
      pictures: pictures.map((it) => pressPicture(it.game, it.file, kit)),
    })),
    sheets: factSheets().map(({ slug, name }) => ({ slug, name })),
  }
}

function pressPicture(slug: string, name: string, kit: PressKit): PressPicture {
  const game = content().games.get(slug)
  const picture = game && gamePictures(game).find(([, it]) => it.file === name)?.[1]
  const file = kit.pictures[`${slug}/${name}`]
  if (!game || !picture || !file)
    throw new Error(`${slug}/${name} is not made yet: run "npm run build -- press"`)
  return { photo: photo(`games/${slug}`, picture), game: game.name, file }
}
