import { type LoggerOptions, pino } from 'pino'
import type { Settings } from '../settings.ts'

/**
 * Logs hold no personal data: no bodies, paths, queries or IP addresses. Of an error they hold kind and place, not the message. One
 * message is logged, `why` in server/operations/health.ts: it tells why a trial of our own cannot be stored.
 */
export function logOptions(level: Settings['LOG_LEVEL']): LoggerOptions {
  return { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: withoutMessage } }
}

function withoutMessage(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? error.code : undefined
  // A message may quote what a visitor typed (a mail server's refusal does); the stack below it does not.
  return {
    type: error.name,
    code,
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 6),
  }
}
