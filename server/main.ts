import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { longestStopMs, startService } from './app.ts'
import { logOptions } from './http/logger.ts'
import { processSettings } from './settings.ts'

/** Starts the site and the forms in one process; SIGTERM and SIGINT stop it. */
// What it writes is personal data: every file and folder is its own user's only.
process.umask(0o077)
try {
  const settings = processSettings()
  const log = pino(logOptions(settings.LOG_LEVEL))
  const service = await startService(settings, Date.now, log)
  process.stderr.write(`The site and its forms are at ${service.address} (stop with Ctrl+C)\n`)

  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      // A second Ctrl+C ends it at once.
      if (stopping) process.exit(1)
      stopping = true
      log.info({ signal }, 'stopping')
      const isDone = await Promise.race([service.stop().then(() => true), sleep(longestStopMs, false)])
      // As after a crash, the next process finds everything stored, and a mail that was being sent is due when its claim ends.
      if (!isDone) log.warn('stopped while something was under way')
      process.exit(0)
    })
  }
} catch (error) {
  process.stderr.write(`Could not start: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
