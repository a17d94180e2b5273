import { hour } from './clock.ts'

// All in ms. `mailMs` is MAIL_TIMEOUT_SECONDS.

/** The most `mailMs` may be. */
export const longestMailMs = hour

/** The longest time for one mail. */
export const sendMs = (mailMs: number) => 2 * mailMs

/**
 * How long a delivery is claimed: longer than it takes, or a slow mail server would get mails twice. Within `mailMs` it
 * begins to send: the mail with its files and, if that is refused for its size, the mail without them. One `mailMs` is spare.
 */
export const claimMs = (mailMs: number) => mailMs + 2 * sendMs(mailMs) + mailMs

/** The longest time between two failed attempts. */
export const longestPause = 6 * hour

/** No delivery waits longer, for its next attempt or the end of its claim, also if the clock is put back by an hour. */
export const longestWait = Math.max(longestPause, claimMs(longestMailMs)) + hour
