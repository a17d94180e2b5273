/** One mistake in a content file, as the person who made it should read it. */
export type Mistake = { file: string; field: string; problem: string }

export function mistake(file: string, field: string, found: unknown, allowed: string): Mistake {
  return { file, field, problem: `found ${found}, allowed: ${allowed}` }
}

/** Thrown once with every mistake found, one line each: `file: field: what was found, what is allowed`. */
export class ContentError extends Error {
  readonly #mistakes: Mistake[]

  constructor(mistakes: Mistake[]) {
    const lines = mistakes.map(({ file, field, problem }) => `${file}: ${field}: ${problem}`)
    const count = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`
    super(`${count} in content files\n${lines.join('\n')}`)
    this.name = 'ContentError'
    this.#mistakes = mistakes
    // Who made the mistake is helped by its place in the content, not by ours in the code.
    this.stack = `${this.name}: ${this.message}`
  }

  get mistakes(): readonly Mistake[] {
    return this.#mistakes
  }
}
