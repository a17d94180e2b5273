import { hour } from './clock.ts'

// All in ms. `mailTimeoutMs` is MAIL_TIMEOUT_SECONDS.

/** The most `mailTimeoutMs` may be. */
export const longestMailTimeoutMs = hour

/** The longest time for one mail. */
export const sendMs = (mailTimeoutMs: number) => 2 * mailTimeoutMs

/**
 * How long a delivery is claimed: longer than it takes, or a slow mail server would get mails twice. It begins to send within
 * `mailTimeoutMs`: the mail with its files and, if that is refused for its size, the mail without them. The last
 * `mailTimeoutMs` is to spare.
 */
export const claimMs = (mailTimeoutMs: number) => mailTimeoutMs + 2 * sendMs(mailTimeoutMs) + mailTimeoutMs

/** The longest time between two failed attempts. */
export const longestPause = 6 * hour

/** No delivery waits longer for its next attempt or the end of its claim, even if the clock is put back by an hour. */
export const longestWait = Math.max(longestPause, claimMs(longestMailTimeoutMs)) + hour
