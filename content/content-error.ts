/** One mistake in a content file, as the person who made it should read it. */
export type Mistake = { file: string; field: string; problem: string }

/** Thrown once with every mistake found, one line each: `file: field: what was found, what is allowed`. */
export class ContentError extends Error {
  readonly mistakes: Mistake[]

  constructor(mistakes: Mistake[]) {
    const lines = mistakes.map(({ file, field, problem }) => `${file}: ${field}: ${problem}`)
    super(`${mistakes.length} mistake(s) in content files\n${lines.join('\n')}`)
    this.name = 'ContentError'
    this.mistakes = mistakes
  }
}
