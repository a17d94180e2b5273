/** Does its work and returns what to say of it, in one line. */
export type Step = () => Promise<string>

/** One group after the other; the steps of a group run side by side. */
export type Steps = readonly Readonly<Record<string, Step>>[]

/** The steps of these names in their order. Throws an Error that lists all when there is none of a name. */
export function chosen(steps: Steps, names: readonly string[]): Steps {
  const known = steps.flatMap((group) => Object.keys(group))
  const unknown = names.filter((it) => !known.includes(it))
  if (unknown.length > 0) {
    throw new Error(`There is no step ${unknown.join(', ')}. Steps: ${known.join(', ')}.`)
  }
  return steps.map((group) =>
    Object.fromEntries(Object.entries(group).filter(([name]) => names.includes(name))),
  )
}

/** Throws, with the cause, an Error that names the step that failed first; nothing is begun after it. */
export async function runSteps(steps: Steps, say: (line: string) => void): Promise<void> {
  for (const group of steps) {
    await Promise.all(
      Object.entries(group).map(async ([name, step]) => {
        const began = performance.now()
        const result = await step().catch((cause: unknown) => {
          throw new Error(`The build stopped at: ${name}.`, { cause })
        })
        say(`${name}: ${result} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
      }),
    )
  }
}

/** What went wrong, from the outermost to the cause; where in our code only when it is a fault of our code. */
export function reasonsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isOurs =
    [TypeError, ReferenceError, RangeError].some((it) => error instanceof it) && !('code' in error)
  const reason = isOurs ? (error.stack ?? error.message) : error.message
  return error.cause === undefined ? reason : `${reason}\n${reasonsOf(error.cause)}`
}
