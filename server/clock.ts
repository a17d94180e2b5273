/** Now, in ms since 1970. Passed in so that tests can live through 72 hours. */
export type Clock = () => number

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
