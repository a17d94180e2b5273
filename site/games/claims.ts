import { paragraphsOf } from '../fields.ts'
import type { GameFile } from './schema.ts'

/** Words a text may have before a visitor stops reading; `launch-check` lists longer ones. */
const wordLimits = { hero: 45, secondary: 75, feature: 60, closing: 45 } as const

/** The texts of a game that are too long, one line each: "sections.2.desc: 70 words, better at most 60". */
export function longTexts({ hero, sections }: GameFile): string[] {
  const texts = [
    { field: 'hero', limit: wordLimits.hero, desc: hero.desc },
    ...sections.map(({ type, desc }, at) => ({ field: `sections.${at}`, limit: wordLimits[type], desc })),
  ]
  return texts.flatMap(({ field, limit, desc }) => {
    const count = paragraphsOf(desc).join(' ').split(/\s+/).length
    return count > limit ? [`${field}.desc: ${count} words, better at most ${limit}`] : []
  })
}

/** The numbers in a game's texts that no fact of its file holds, one line each with the sentence. */
export function unfoundedNumbers(game: GameFile): string[] {
  const { name, summary, facts, boxAndPlay = [], background = [], hero, sections, howToPlay } = game
  const known = [
    name,
    `players ${facts.players}`,
    `time ${facts.playTime}`,
    `aged ${facts.minAge} and over`,
    ...(facts.platforms ?? []),
    ...boxAndPlay.flatMap(({ label, value }) => value.map((it) => `${label}: ${it}`)),
    ...background.map((it) => it.fact),
  ]
  const texts = sections.flatMap(({ title, desc }) => [title, ...paragraphsOf(desc)])
  return unfounded([summary, hero.desc, ...texts, howToPlay?.desc ?? ''], known)
}

/**
 * The numbers of texts that stand in no fact beside a word of their sentence: "six hunters" is not founded on "6 hours".
 * A number is digits or English words; "one" is a pronoun more often than a number and is not counted.
 */
export function unfounded(texts: readonly string[], facts: readonly string[]): string[] {
  const grounds = facts.map((fact) => ({ numbers: numbersIn(fact).map(numberOf), stems: stemsOf(fact) }))
  const sentences = texts.flatMap((it) => it.split(/(?<=[.!?])\s+/))
  return sentences.flatMap((sentence) => {
    const stems = stemsOf(sentence)
    const isFounded = (value: number) =>
      grounds.some((it) => it.numbers.includes(value) && it.stems.some((stem) => stems.includes(stem)))
    return numbersIn(sentence)
      .filter((it) => !isFounded(numberOf(it)))
      .map((it) => `"${it}" in "${sentence}"`)
  })
}

const small =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'
const units = new Map([
  ...small.split(' ').map((word, at) => [word, at + 2] as const),
  ...tens.split(' ').map((word, at) => [word, at * 10 + 20] as const),
])
const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
])
const word = `(?:${[...units.keys(), ...scales.keys()].join('|')})`
const numberPattern = new RegExp(`\\d[\\d,]*(?:\\.\\d+)?|\\b${word}(?:[ -]${word})*\\b`, 'gi')

function numbersIn(text: string): string[] {
  return [...text.matchAll(numberPattern)].map(([found]) => found)
}

/** 2,000 is 2000, twenty-five is 25, six hundred is 600. */
function numberOf(number: string): number {
  if (/^\d/.test(number)) return Number(number.replaceAll(',', ''))
  const add = (sum: number, it: string) => {
    const scale = scales.get(it)
    return scale === undefined ? sum + (units.get(it) ?? 0) : Math.max(sum, 1) * scale
  }
  return number.toLowerCase().split(/[ -]/).reduce(add, 0)
}

/** The beginnings of a text's telling words: "hunters" and "hunter" begin alike. */
function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const common = /^(and|for|the|you|your|with|from|that|this|each|one|its|are|all|not|has|have|can|any)$/
  return words
    .filter((it) => !common.test(it) && !units.has(it) && !scales.has(it))
    .map((it) => it.slice(0, 4))
}
