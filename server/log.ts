import { type DestinationStream, pino } from 'pino'
import type { Settings } from './settings.ts'

/**
 * Logs hold no personal data: no bodies, paths, queries or IP addresses. Of an error they hold kind and place, not the
 * message. The only message that is logged is `why` in server/operations/health.ts: it is about our own test write.
 */
export function makeLog(level: Settings['LOG_LEVEL'], destination?: DestinationStream) {
  const serializers = { err: withoutMessage }
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers }, destination)
}

function withoutMessage(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const code = 'code' in error ? error.code : undefined
  // A message may quote a visitor (a mail server's refusal does); the stack below it does not.
  const at = error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
  return { type: error.name, code, at }
}
