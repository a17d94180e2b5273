/**
 * Returns the present time, in ms since 1970. It is passed in, so that a test can set the time. Durations use
 * `performance.now()`, because the system clock may jump.
 */
export type Clock = () => number

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** The minute of a time (ms since 1970) in UTC: "2026-11-28 08:30". */
export function formatMinute(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ')
}
