import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { placeInMirror } from '../files.server.ts'
import type { Note } from './published-list.ts'

/**
 * Takes the files behind addresses over into a folder, under the paths they have now; what is there already stays, so a
 * run that broke off goes on where it was. A file gets its name when it is whole.
 */
export async function mirrorFiles(
  links: readonly { about: string; address: string }[],
  folder: string,
): Promise<{ fetched: number; there: number; notes: Note[] }> {
  const notes: Note[] = []
  const result = { fetched: 0, there: 0, notes }
  for (const { about, address } of links) {
    try {
      const place = placeInMirror(folder, new URL(address).pathname)
      if (existsSync(place)) result.there += 1
      else {
        await take(address, place)
        result.fetched += 1
      }
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      notes.push({
        about,
        problem: `${address}: ${problem}`,
        remedy: 'run again, or put the file there by hand',
      })
    }
  }
  return result
}

/** How we say who asks. */
const headers = { 'User-Agent': 'awaken-realms-website (npm run documents)' }

async function take(address: string, place: string): Promise<void> {
  const response = await fetch(address, { headers })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !response.body) throw new Error(`answers ${response.status}`)
  if (type.startsWith('text/html')) throw new Error('answers with a web page')
  await mkdir(path.dirname(place), { recursive: true })
  const part = `${place}.part`
  try {
    await pipeline(response.body, createWriteStream(part))
    await rename(part, place)
  } finally {
    await rm(part, { force: true })
  }
}
