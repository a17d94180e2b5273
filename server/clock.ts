/** Now, in ms since 1970. Passed in so that tests can live through 72 hours. */
export type Clock = () => number

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** Monotonic time in ms: it does not follow changes of the machine's clock, and does not know the time of day. */
export const elapsed = () => performance.now()
