import { type Checked, ContentError } from './content-mistakes.ts'

let contentVersion = 0

/** A function that calls `make` when it is first called, and then returns the same value until the content changes. */
export function cached<T>(make: () => T): () => T {
  let made: { value: T; version: number } | undefined
  return () => {
    if (made?.version !== contentVersion) made = { value: make(), version: contentVersion }
    return made.value
  }
}

/** Reads a part of the content once and checks it. Throws a ContentError that lists every mistake in the part. */
export type ContentReader<T> = {
  (): T
  /** Does not throw. The value is undefined when nothing could be read. */
  checked: () => Checked<T | undefined>
}

export function cachedReader<T>(read: () => Checked<T | undefined>): ContentReader<T> {
  const checked = cached(read)
  function reader(): T {
    const { value, mistakes } = checked()
    if (mistakes.length > 0 || value === undefined) throw new ContentError(mistakes)
    return value
  }
  return Object.assign(reader, { checked })
}

/** Makes every reader read again after content has changed (development). */
export function forgetContent(): void {
  contentVersion += 1
}
