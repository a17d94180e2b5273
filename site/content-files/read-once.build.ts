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

/**
 * The reader of a part of the content, which is read once and checked. It throws a ContentError with every mistake in the part;
 * `withMistakes` returns the mistakes, and what could be read in spite of them.
 */
export function readOnce<T>(read: (mistakes: Mistake[]) => T) {
  const withMistakes = untilContentChanges(() => {
    const mistakes: Mistake[] = []
    return { value: read(mistakes), mistakes }
  })
  function part(): NonNullable<T> {
    const { value, mistakes } = withMistakes()
    if (mistakes.length > 0 || value === undefined || value === null) throw new ContentError(mistakes)
    return value
  }
  return Object.assign(part, { withMistakes })
}

/** Lets everything be read and made again. */
export function forgetContent(): void {
  contentVersion += 1
}
