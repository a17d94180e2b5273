/** Now, in ms since 1970. A parameter of what needs it, so that a test can set the time. */
export type Clock = () => number

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour
