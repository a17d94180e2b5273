import { ContentError, type Mistake } from './content-mistakes.ts'

const forgetters: (() => void)[] = []

/**
 * Reads a part of the content when it is first asked for, and keeps it. Throws a ContentError when the part has a mistake;
 * before a build `site/build/content.server.ts` lists the mistakes of all parts.
 */
export function readOnce<T>(read: (mistakes: Mistake[]) => T | undefined): () => T {
  let kept: T | undefined
  forgetters.push(() => {
    kept = undefined
  })
  return () => {
    if (kept !== undefined) return kept
    const mistakes: Mistake[] = []
    const value = read(mistakes)
    if (mistakes.length > 0 || value === undefined) throw new ContentError(mistakes)
    kept = value
    return value
  }
}

/** Lets each part be read again. */
export function forgetContent(): void {
  for (const forget of forgetters) forget()
}
