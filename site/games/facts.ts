/** What `facts.players` may hold: "1-4", "up to 5" or "2-4 (1 with an expansion)". */
export const playersPattern = /^((?<upTo>up to )|(?<min>\d+)-)?(?<max>\d+)( \(.+\))?$/

/** What `facts.playTime` may hold: "90-120 minutes", "About 2 hours" or "1-3 hours per Act". */
export const playTimePattern =
  /^(?<about>About )?(?<range>(\d+-)?(?<max>\d+)) (?<unit>minutes|hours)( per (?<per>.+))?$/

/**
 * How many can play, `text` in full: "2-4 players (1 with an expansion)"; `undefined` while it is not known. "up to 5" leaves
 * the least number open: it has no range, and only the game's own page shows it.
 */
export function playersOf({ players: text = '' }: { players?: string | undefined }) {
  const { upTo, max, min = max } = playersPattern.exec(text)?.groups ?? {}
  if (!min || !max) return undefined
  const noun = max === '1' ? 'player' : 'players'
  const range = { min: Number(min), max: Number(max), short: `${min === max ? max : `${min}-${max}`} ${noun}` }
  return { text: text.replace(/ \(|$/, ` ${noun}$&`), range: upTo ? undefined : range }
}

/**
 * How long a game takes; `undefined` while it is not known. `text`: as the file says it, `short`: "1-3 hours". A time per player
 * has no longest time, because the whole time depends on their number.
 */
export function playTimeOf({ playTime: text = '' }: { playTime?: string | undefined }) {
  const { about, range, max, unit, per } = playTimePattern.exec(text)?.groups ?? {}
  if (!max) return undefined
  const short = `${about ? 'about ' : ''}${range} ${unit === 'minutes' ? 'min' : unit}`
  const minutes = Number(max) * (unit === 'hours' ? 60 : 1)
  return { text, short, maxMinutes: per?.startsWith('player') ? undefined : minutes }
}

/** The words of a link to a shop: "Get it at gamefound.com", or "See it at …" while the game is not released. */
export function getItLabel({ released }: { released: boolean }, href: string): string {
  return `${released ? 'Get' : 'See'} it at ${new URL(href).hostname.replace(/^(www|store)\./, '')}`
}
