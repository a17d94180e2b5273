import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type File = { href: string; bytes: number }
type Logo = {
  kind: 'logo' | 'mark'
  /** Its own colour: a light one is for dark grounds. */
  ground: 'light' | 'dark'
  svg: File
  png: File & { width: number }
}

/** The files `npm run press` has made, with their true sizes. Pictures by `game/file`. */
export type PressKit = {
  archive: File
  pictures: Record<string, File & { width: number; height: number }>
  logos: Logo[]
}

export const pressKitFile = join(process.cwd(), '.cache', 'press.json')

/** Throws when the files have not been made yet. */
export function pressKit(): PressKit {
  if (!existsSync(pressKitFile)) throw new Error('The press files are not made yet: run "npm run press".')
  return JSON.parse(readFileSync(pressKitFile, 'utf8'))
}
