import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { forgetUnused, kept } from './build/kept.ts'

/** The files earlier builds made, each under a name that changes with what it is made from. */
export class Cache {
  readonly #folder: string
  readonly #used = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The path of a file, made now unless an earlier build left it: `make` returns its bytes, or writes them to `part`. */
  async file(name: string, make: (part: string) => Promise<Buffer | undefined>): Promise<string> {
    this.#used.add(name)
    const file = join(this.#folder, name)
    await kept(file, make)
    return file
  }

  /** Removes what nobody has asked for, so that the cache does not grow with every change. */
  async forgetUnused(): Promise<void> {
    await forgetUnused(this.#folder, this.#used)
  }
}

/** The build's own, which outlives it. */
export const cache = new Cache(join('.cache', 'build'))

/** A name for what is made from these parts; other parts, or the same in another order, give another name. */
export function keyOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex').slice(0, 32)
}
