/** What `facts.players` may hold: "1-4", "up to 5" or "2-4 (1 with an expansion)". */
export const playersPattern = /^((?<upTo>up to )|(?<min>\d+)-)?(?<max>\d+)( \(.+\))?$/

/** What `facts.playTime` may hold: "90-120 minutes", "About 2 hours" or "1-3 hours per Act". */
export const playTimePattern =
  /^(?<about>About )?(?<range>(\d+-)?(?<max>\d+)) (?<unit>minutes|hours)( per (?<per>.+))?$/

type Players = {
  /** As the file says it: "2-4 (1 with an expansion)". */
  text: string
  noun: 'player' | 'players'
  /** "up to 5" leaves the least number open: it has no range, and only the game's own page shows it. */
  range?: { min: number; max: number; short: string }
}

/** How many can play; `undefined` while it is not known. */
export function playersOf({ players: text = '' }: { players?: string | undefined }): Players | undefined {
  const { upTo, max, min = max } = playersPattern.exec(text)?.groups ?? {}
  if (!min || !max) return undefined
  const players: Players = { text, noun: max === '1' ? 'player' : 'players' }
  if (upTo) return players
  return { ...players, range: { min: Number(min), max: Number(max), short: min === max ? max : `${min}-${max}` } }
}

type PlayTime = {
  /** As the file says it: "1-3 hours per Act". */
  text: string
  /** "1-3 hours". */
  short: string
  /** The longest time; undefined for a time per player, because the whole time depends on their number. */
  maxMinutes?: number
}

/** How long a game takes; `undefined` while it is not known. */
export function playTimeOf({ playTime: text = '' }: { playTime?: string | undefined }): PlayTime | undefined {
  const { about, range, max, unit, per } = playTimePattern.exec(text)?.groups ?? {}
  if (!max) return undefined
  const short = `${about ? 'about ' : ''}${range} ${unit === 'minutes' ? 'min' : unit}`
  if (per?.startsWith('player')) return { text, short }
  return { text, short, maxMinutes: Number(max) * (unit === 'hours' ? 60 : 1) }
}
