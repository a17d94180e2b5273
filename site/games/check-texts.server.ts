import type { Mistake } from '../content-error.ts'
import { unfounded } from './numeric-claims.ts'
import { paragraphsOf } from './paragraphs.ts'
import type { GameFile } from './schema.ts'

/** Words a text of a game page may have. */
const wordLimits = { hero: 45, secondary: 75, feature: 60, closing: 45 } as const

/**
 * What a reader would stumble over on a game page.
 *
 * | refused                                                             | because                            |
 * |---------------------------------------------------------------------|------------------------------------|
 * | more words than a text's limit                                      | nobody reads on                    |
 * | two features after one another with their pictures on the same side | the page turns from side to side   |
 * | a fact without a source, a source without its fact                  | nothing on the site is made up     |
 * | a number that stands in none of the page's facts                    | the same                           |
 */
export function checkTexts(slug: string, game: GameFile): Mistake[] {
  const file = `content/games/${slug}/game.yaml`
  return [...lengths(game), ...sides(game), ...sources(game), ...numbers(game)].map((it) => ({ file, ...it }))
}

type Fault = Omit<Mistake, 'file'>

function lengths({ hero, secondary, features, closing }: GameFile): Fault[] {
  return [
    ...tooLong('hero', hero, wordLimits.hero),
    ...tooLong('secondary', secondary, wordLimits.secondary),
    ...features.flatMap((it, at) => tooLong(`features.${at}`, it, wordLimits.feature)),
    ...(closing ? tooLong('closing', closing, wordLimits.closing) : []),
  ]
}

function tooLong(section: string, { desc }: { desc: string | string[] }, limit: number): Fault[] {
  const count = paragraphsOf(desc).join(' ').split(/\s+/).length
  return count > limit
    ? [{ field: `${section}.desc`, problem: `found ${count} words, allowed: at most ${limit}` }]
    : []
}

function sides({ features }: GameFile): Fault[] {
  return features.flatMap(({ right }, at) => {
    if (right !== features[at - 1]?.right) return []
    const problem = `found ${right} as in the feature before, allowed: ${!right}`
    return [{ field: `features.${at}.right`, problem }]
  })
}

function sources({ facts, sources: given }: GameFile): Fault[] {
  const { playersRange: _, minutesRange: __, ...named } = facts
  const known = Object.keys(named)
  const sourced = Object.keys(given)
  const lost = known
    .filter((it) => !sourced.includes(it))
    .map((it) => ({ field: `sources.${it}`, problem: 'found nothing, allowed: where this fact was found' }))
  const idle = sourced
    .filter((it) => !known.includes(it))
    .map((it) => ({ field: `sources.${it}`, problem: `found a source, allowed: only with facts.${it}` }))
  return [...lost, ...idle]
}

function numbers(game: GameFile): Fault[] {
  return unfounded(textsOf(game), factsOf(game)).map(({ said, sentence }) => ({
    field: 'background',
    problem: `found "${said}" in "${sentence}", allowed: numbers that stand beside the same word in facts, boxAndPlay or background`,
  }))
}

function textsOf({ summary, hero, secondary, features, closing, howToPlay }: GameFile): string[] {
  return [
    summary,
    hero.desc,
    ...[secondary, ...features, ...(closing ? [closing] : [])].flatMap((it) => [
      it.title,
      ...paragraphsOf(it.desc),
    ]),
    howToPlay?.desc ?? '',
  ]
}

function factsOf({ name, facts, boxAndPlay = [], background = [] }: GameFile): string[] {
  return [
    name,
    ...(facts.players ? [`players ${facts.players}`] : []),
    ...(facts.playTime ? [`time ${facts.playTime}`] : []),
    ...(facts.minAge ? [`aged ${facts.minAge} and over`] : []),
    ...(facts.platforms ?? []),
    ...boxAndPlay.flatMap(({ label, value }) => [value].flat().map((it) => `${label}: ${it}`)),
    ...background.map((it) => it.fact),
  ]
}
