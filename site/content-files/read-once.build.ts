import { ContentError, type Mistake } from './content-mistakes.ts'

let contentVersion = 0

/** A function that calls `make` when it is first called, and then returns the same value until the content changes. */
export function untilContentChanges<T>(make: () => T): () => T {
  let cached: { value: T; version: number } | undefined
  return () => {
    if (cached?.version !== contentVersion) cached = { value: make(), version: contentVersion }
    return cached.value
  }
}

/** Reads a part of the content once and checks it. Throws a ContentError that lists every mistake in the part. */
export type ContentReader<T> = {
  (): T
  /** The mistakes, and what could be read in spite of them. Does not throw. */
  withMistakes: () => { value: T | undefined; mistakes: readonly Mistake[] }
}

/** Makes a reader. `read` adds what is wrong to `mistakes`; it returns undefined when nothing could be read. */
export function readOnce<T>(read: (mistakes: Mistake[]) => T | undefined): ContentReader<T> {
  const withMistakes = untilContentChanges(() => {
    const mistakes: Mistake[] = []
    return { value: read(mistakes), mistakes }
  })
  function reader(): T {
    const { value, mistakes } = withMistakes()
    if (mistakes.length > 0 || value === undefined) throw new ContentError(mistakes)
    return value
  }
  return Object.assign(reader, { withMistakes })
}

/** Lets everything be read and made again. */
export function forgetContent(): void {
  contentVersion += 1
}
