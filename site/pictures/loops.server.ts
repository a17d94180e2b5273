import { z } from 'zod'
import { readMade } from './made.server.ts'

/** The two forms of a film, by their addresses; a browser takes the first it can play. */
export type Loop = { webm?: string; mp4?: string }

const published = z.record(z.string(), z.string())

let addresses: ReadonlyMap<string, string> | undefined

/** A film of ours by its name in the game's images/ folder. Throws when it has not been published. */
export function loop(folder: string, name: string): Loop {
  addresses ??= new Map(Object.entries(readMade('loops', published)))
  const path = `${folder}/images/${name}`
  const found = { webm: addresses.get(`${path}.webm`), mp4: addresses.get(`${path}.mp4`) }
  if (!found.webm && !found.mp4) {
    throw new Error(
      `content/${path}.webm or .mp4 is not published: add the file and run "npm run build -- images"`,
    )
  }
  return found
}
