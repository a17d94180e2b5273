import { hour, minute } from '../clock.ts'
import type { DeliveryResult, Submission } from '../store/records.ts'

/** All times of delivery, in ms; `mailMs` is MAIL_TIMEOUT_SECONDS. The most it may be: */
export const longestMailMs = hour

/** The longest time for one mail. */
export const sendMs = (mailMs: number) => 2 * mailMs

/**
 * How long a delivery is claimed: longer than it takes, or a slow mail server would get mails twice. Within `mailMs` it
 * begins to send: the mail with its files and, if that is refused for its size, the mail without them. One `mailMs` is spare.
 */
export const claimMs = (mailMs: number) => mailMs + 2 * sendMs(mailMs) + mailMs

/** The longest time between two failed attempts. */
const longestPause = 6 * hour

/** No delivery waits longer, for its next attempt or the end of its claim, also if the clock is put back by an hour. */
export const longestWait = Math.max(longestPause, claimMs(longestMailMs)) + hour

/**
 * When a failed delivery is tried again: after 1 minute, then after twice as long each time, at most every 6 hours.
 * The twentieth attempt or a later one that fails 72 hours or more after the first is the last: a clock that jumps
 * ahead by days does not make us give up.
 */
export function afterFailure(
  { attempts, firstAttemptAt }: Pick<Submission, 'attempts' | 'firstAttemptAt'>,
  now: number,
  error: string,
): DeliveryResult {
  // PostgreSQL cannot store NUL, and a mail server may send it.
  const lastError = error.replaceAll('\0', '').slice(0, 500)
  const since = now - (firstAttemptAt ?? now)
  if (since >= 72 * hour && attempts >= 20) return { state: 'undelivered', settledAt: now, lastError }
  const pauseMs = Math.min(minute * 2 ** (attempts - 1), longestPause)
  return { state: 'pending', dueAt: now + pauseMs, lastError }
}
