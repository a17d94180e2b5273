import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { writeMade } from '../site/pictures/made.server.ts'
import { keyOf } from './cache.ts'

/** Publishes the films below content/ as they are, under names that carry a hash. Returns how many there are. */
export async function publishLoops(target: string): Promise<number> {
  const films = (await Array.fromAsync(glob('content/**/images/*.{webm,mp4}'))).sort()
  const addresses: Record<string, string> = {}
  for (const film of films) {
    const bytes = await readFile(film)
    const ending = extname(film)
    const folder = basename(dirname(dirname(film)))
    const name = `${folder}-${basename(film, ending)}-${keyOf(bytes).slice(0, 10)}${ending}`
    await writeFile(join(target, name), bytes)
    addresses[film.replaceAll('\\', '/').replace(/^content\//, '')] = `/img/${name}`
  }
  writeMade('loops', addresses)
  return films.length
}
