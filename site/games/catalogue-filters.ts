/** The filters of /our-games. Each combination is a page of its own, so it works as a plain link. */
export type CatalogueFilter = { players?: number; time?: TimeFilter }
export type TimeFilter = 'up-to-60-minutes' | 'up-to-120-minutes' | 'over-120-minutes'

export const playerFilters = [1, 2, 3, 4, 5, 6]
export const timeFilters: readonly TimeFilter[] = [
  'up-to-60-minutes',
  'up-to-120-minutes',
  'over-120-minutes',
]

/** `/our-games/2-players-up-to-60-minutes`; without filters `/our-games`. */
export function filterPath({ players, time }: CatalogueFilter): string {
  const parts = [
    ...(players ? [`${players}-${players === 1 ? 'player' : 'players'}`] : []),
    ...(time ? [time] : []),
  ]
  return parts.length > 0 ? `/our-games/${parts.join('-')}` : '/our-games'
}

/** Every combination that narrows the list. */
export function allFilters(): CatalogueFilter[] {
  const times = [undefined, ...timeFilters]
  return [undefined, ...playerFilters]
    .flatMap((players) => times.map((time) => ({ players, time })))
    .filter(({ players, time }) => players !== undefined || time !== undefined)
}

/** The filters that ask for less than this one, those that keep a choice first. */
export function looserFilters({ players, time }: CatalogueFilter): CatalogueFilter[] {
  if (players === undefined && time === undefined) return []
  return players === undefined || time === undefined ? [{}] : [{ players }, { time }, {}]
}

type Ranges = { playersRange?: [number, number]; minutesRange?: [number, number] }

/**
 * Whether a game suits a filter. A game whose numbers are not known suits none that asks for them.
 *
 * | filter | suits |
 * |---|---|
 * | players n | least <= n <= most |
 * | up to 60 | its shortest game is at most 60 minutes |
 * | up to 120 | its shortest game is at most 120 minutes |
 * | over 120 | its longest game is more than 120 minutes |
 */
export function suits({ playersRange, minutesRange }: Ranges, { players, time }: CatalogueFilter): boolean {
  if (players !== undefined) {
    if (!playersRange || players < playersRange[0] || players > playersRange[1]) return false
  }
  if (time === undefined) return true
  if (!minutesRange) return false
  if (time === 'over-120-minutes') return minutesRange[1] > 120
  return minutesRange[0] <= (time === 'up-to-60-minutes' ? 60 : 120)
}
