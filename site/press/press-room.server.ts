import { content } from '../content.server.ts'
import { picturesIn } from '../games/check-games.server.ts'
import { readMade } from '../pictures/made.server.ts'
import { photo } from '../pictures/pictures.server.ts'
import { factSheets } from './fact-sheet.server.ts'
import { type PressKit, pressKitList } from './press-kit.server.ts'

export type PressRoom = ReturnType<typeof pressRoom>

/** Everything the press room shows. */
export function pressRoom() {
  const { press, site } = content()
  const kit = readMade('press', pressKitList)
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
  const file = kit.pictures[`${slug}/${name}`]
  if (!game || !picture || !file)
    throw new Error(`${slug}/${name} is not made yet: run "npm run build -- press"`)
  return { photo: photo(`games/${slug}`, picture), game: game.name, file }
}
