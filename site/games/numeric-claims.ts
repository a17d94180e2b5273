/** A number as a text says it, with the sentence it stands in. */
export type NumericClaim = { value: number; said: string; sentence: string }

const units: Record<string, number> = {
  ...Object.fromEntries(
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .map((word, at) => [word, at + 2]),
  ),
  ...Object.fromEntries(
    'twenty thirty forty fifty sixty seventy eighty ninety'
      .split(' ')
      .map((word, at) => [word, at * 10 + 20]),
  ),
}
const scales: Record<string, number> = { hundred: 100, thousand: 1000, million: 1_000_000 }

const word = `(?:${[...Object.keys(units), ...Object.keys(scales)].join('|')})`
const numberPattern = new RegExp(`\\d[\\d,]*(?:\\.\\d+)?|\\b${word}(?:[ -]${word})*\\b`, 'gi')

/**
 * Every number of a text, in digits or in words. "One" is not counted: it is a pronoun more often than a number.
 *
 * | text                 | values |
 * |----------------------|--------|
 * | 90–180 minutes       | 90, 180|
 * | over 2,000 scripts   | 2000   |
 * | twenty-five rounds   | 25     |
 * | six hundred years    | 600    |
 * | 3.45 of 5            | 3.45, 5|
 * | one hunter           |        |
 */
export function numericClaims(text: string): NumericClaim[] {
  return sentencesOf(text).flatMap((sentence) =>
    [...sentence.matchAll(numberPattern)].map(([said]) => ({ value: numberOf(said), said, sentence })),
  )
}

/**
 * The claims no fact holds: one that has the number and shares a word with the claim's sentence, so that
 * "six hunters" does not stand on "6 hours".
 */
export function unfounded(texts: readonly string[], facts: readonly string[]): NumericClaim[] {
  const grounds = facts.map((fact) => ({
    numbers: new Set(numericClaims(fact).map((it) => it.value)),
    stems: stemsOf(fact),
  }))
  return texts.flatMap(numericClaims).filter(({ value, sentence }) => {
    const said = [...stemsOf(sentence)]
    return !grounds.some(({ numbers, stems }) => numbers.has(value) && said.some((it) => stems.has(it)))
  })
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/)
}

function numberOf(said: string): number {
  if (/^\d/.test(said)) return Number(said.replaceAll(',', ''))
  return said
    .toLowerCase()
    .split(/[ -]/)
    .reduce((sum, it) => {
      const scale = scales[it]
      return scale === undefined ? sum + (units[it] ?? 0) : Math.max(sum, 1) * scale
    }, 0)
}

const tooCommon = new Set(
  'and for the you your with from that this each one its are all not has have can any'.split(' '),
)

/** The beginnings of a text's words: "hunters" and "hunter" begin alike. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const telling = words.filter((it) => !tooCommon.has(it) && !(it in units) && !(it in scales))
  return new Set(telling.map((it) => it.slice(0, 4)))
}
