import { type Mistake, mistake } from '../content-error.ts'
import { picturesIn } from '../games/check-games.server.ts'
import type { GameFile } from '../games/schema.ts'
import type { PressFile } from './press-schema.ts'

/** The press room shows pictures of the games' own pages only: there they have their words for those who cannot see. */
export function checkPress(press: PressFile, games: ReadonlyMap<string, GameFile>): Mistake[] {
  return press.lines.flatMap((line, at) =>
    line.pictures.flatMap(({ game: slug, file: name }, place): Mistake[] => {
      const game = games.get(slug)
      const allowed = game ? picturesIn(game).map((it) => it.picture.file) : [...games.keys()]
      if (game && allowed.includes(name)) return []
      const field = `lines.${at}.pictures.${place}.${game ? 'file' : 'game'}`
      return [mistake('content/press.yaml', field, game ? name : slug, [...new Set(allowed)].join(', '))]
    }),
  )
}
