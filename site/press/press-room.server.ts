import { content } from '../content.server.ts'
import { picturesIn } from '../games/check-games.server.ts'
import { photo } from '../pictures/pictures.server.ts'
import { factSheets } from './fact-sheet.server.ts'
import { type PressKit, pressKit } from './press-kit.server.ts'

export type PressRoom = Awaited<ReturnType<typeof pressRoom>>

/** Everything the press room shows. */
export async function pressRoom() {
  const { press, site } = content()
  const kit = await pressKit()
  return {
    ...press,
    numbers: site.home.numbers,
    picture: photo('site', site.press.image),
    archive: kit.archive,
    logos: kit.logos,
    lines: press.lines.map((line) => ({
      ...line,
      pictures: line.pictures.map((it) => pressPicture(it.game, it.file, kit)),
    })),
    sheets: factSheets().map(({ slug, name }) => ({ slug, name })),
  }
}

/** A picture to look at, and the file to take away. */
function pressPicture(slug: string, name: string, kit: PressKit) {
  const game = content().games.get(slug)
  const picture = game && picturesIn(game).find((it) => it.picture.file === name)?.picture
  const file = kit.pictures.get(`${slug}/${name}`)
  if (!game || !picture || !file) throw new Error(`${slug}/${name} is no picture of a game's page`)
  return { photo: photo(`games/${slug}`, picture), game: game.name, file }
}
