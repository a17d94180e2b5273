import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'

/**
 * Publishes the films below content/ as they are, under names that carry a hash, and writes the list of their
 * addresses. Returns how many there are.
 */
export async function publishLoops(target: string, list: string): Promise<number> {
  const films = (await Array.fromAsync(glob('content/**/images/*.{webm,mp4}'))).sort()
  const addresses: Record<string, string> = {}
  for (const film of films) {
    const bytes = await readFile(film)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
    const ending = extname(film)
    const name = `${basename(dirname(dirname(film)))}-${basename(film, ending)}-${hash}${ending}`
    await writeFile(join(target, name), bytes)
    addresses[film.replaceAll('\\', '/').replace(/^content\//, '')] = `/img/${name}`
  }
  await writeFile(list, JSON.stringify(addresses))
  return films.length
}
