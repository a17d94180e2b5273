import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** The two forms of a film, by their addresses; a browser takes the first it can play. */
export type Loop = { webm?: string; mp4?: string }

/** Where `npm run images` writes which films it has published: path below content/ to address. */
export const publishedLoops = join(process.cwd(), '.cache', 'loops.json')

const published = z.record(z.string(), z.string())

let addresses: ReadonlyMap<string, string> | undefined

/** A film of ours by its name in the game's images/ folder. Throws when it has not been published. */
export function loop(folder: string, name: string): Loop {
  addresses ??= readAddresses()
  const path = `${folder}/images/${name}`
  const found = { webm: addresses.get(`${path}.webm`), mp4: addresses.get(`${path}.mp4`) }
  if (!found.webm && !found.mp4) {
    throw new Error(`content/${path}.webm or .mp4 is not published: add the file and run "npm run images"`)
  }
  return found
}

function readAddresses(): ReadonlyMap<string, string> {
  if (!existsSync(publishedLoops)) return new Map()
  return new Map(Object.entries(published.parse(JSON.parse(readFileSync(publishedLoops, 'utf8')))))
}
