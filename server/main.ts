/** Starts the site and the forms in one process; SIGTERM and SIGINT stop it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { maxStopMs, startService } from './app.ts'
import { second } from './clock.ts'
import { makeLog } from './log.ts'
import { readProcessSettings } from './settings.ts'

// This process writes personal data: only its own user may read its files and folders.
process.umask(0o077)
try {
  const settings = readProcessSettings()
  const log = makeLog(settings.LOG_LEVEL)
  const service = await startService(settings, Date.now, log)
  process.stderr.write(`The site and its forms are at ${service.url} (stop with Ctrl+C)\n`)

  let stoppingSince: number | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      // A second Ctrl+C ends it at once. The first one may come twice: the terminal signals every process of its command, and
      // npm or scripts/start.mjs passes the signal on.
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > second) process.exit(1)
        return
      }
      stoppingSince = performance.now()
      log.info({ signal }, 'stopping')
      const isDone = await Promise.race([service.stop().then(() => true), sleep(maxStopMs, false)])
      // This is like a crash: everything is stored, and the mail under way is due again when its claim ends.
      if (!isDone) log.warn('stopped while something was under way')
      process.exit(0)
    })
  }
} catch (error) {
  process.stderr.write(`Could not start: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
