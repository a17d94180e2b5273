import { type Clock, day, minute } from '../clock.ts'

export type ClockFacts = {
  now: number
  /** When retention last ran, unless that lies in the future. */
  lastRun: number | undefined
  /** When the newest message came, of those that do not lie in the future. */
  newest: number | undefined
  all: number
  tooOld: number
}

/**
 * May this clock be believed, so that messages go because of their age? Gives the reason why not. Only a clock that is
 * ahead is to be feared: one that is behind removes too little, what came while it was behind is known by its place among the
 * others (store/removal-queries.ts), and what a clock wrote into the future is not asked.
 *
 * | last run    | newest message | too old  | why it is not believed               |
 * |-------------|----------------|----------|--------------------------------------|
 * | a day ago   | today          | 0 of 50  |                                      |
 * | 30 days ago | 2 years ago    | 0 of 50  |                                      |
 * | 31 days ago | today          | 0 of 50  | a long time since the last run       |
 * | 4 years ago | today          | 0 of 50  | a long time since the last run       |
 * | never       | 30 days ago    | 0 of 50  |                                      |
 * | never       | 31 days ago    | 0 of 50  | a long time since the newest message |
 * | never       | none           | 0 of 0   |                                      |
 * | a day ago   | today          | 10 of 50 |                                      |
 * | a day ago   | today          | 11 of 50 | more than a fifth at once            |
 * | a day ago   | today          | 1 of 1   |                                      |
 * | a day ago   | today          | 2 of 2   | more than a fifth at once            |
 */
export function doubtOf({ now, lastRun, newest, all, tooOld }: ClockFacts): string | undefined {
  if (now - (lastRun ?? now) > 30 * day) return 'a long time since the last run'
  if (lastRun === undefined && now - (newest ?? now) > 30 * day) return 'a long time since the newest message'
  if (tooOld > Math.max(1, all / 5)) return 'more than a fifth at once'
  return undefined
}

/** For how long (ms) the clock has gone evenly; to be asked once a minute. */
export function steadiness(clock: Clock, elapsed: Clock): () => number {
  const ahead = () => clock() - elapsed()
  let [since, before] = [elapsed(), ahead()]
  return () => {
    if (Math.abs(ahead() - before) > minute) since = elapsed()
    before = ahead()
    return elapsed() - since
  }
}
