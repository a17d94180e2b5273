import { ContentError, type Mistake } from './content-mistakes.ts'

const forgetters: (() => void)[] = []

/**
 * A part of the content, read when it is first asked for and then kept. Calling it throws a ContentError when the part has
 * a mistake; `attempt` gives the mistakes, and what could be read in spite of them.
 */
export function readOnce<T>(read: (mistakes: Mistake[]) => T) {
  let kept: { value: T; mistakes: readonly Mistake[] } | undefined
  forgetters.push(() => {
    kept = undefined
  })
  function attempt() {
    const mistakes: Mistake[] = []
    kept ??= { value: read(mistakes), mistakes }
    return kept
  }
  function part(): NonNullable<T> {
    const { value, mistakes } = attempt()
    if (mistakes.length > 0 || value === undefined || value === null) throw new ContentError([...mistakes])
    return value
  }
  return Object.assign(part, { attempt })
}

/** Lets each part be read again. */
export function forgetContent(): void {
  for (const forget of forgetters) forget()
}
