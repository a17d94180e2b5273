import { startService } from './app.ts'
import { second } from './clock.ts'
import { type Env, processSettings, SettingsError } from './env.ts'
import { makeLogger } from './http/logger.ts'
import { SiteMissingError } from './site/site.ts'

/** For uploads under way; the unit of systemd waits longer. */
const mostStoppingSeconds = 60

/** Starts the site and the forms in one process; SIGTERM and SIGINT stop it. */
async function main(env: Env) {
  // What it writes is personal data, for its own user only.
  process.umask(0o077)
  const log = makeLogger(env.LOG_LEVEL)
  const service = await startService({ env, clock: Date.now, log })
  const address = service.app.server.address()
  const port = typeof address === 'object' && address ? address.port : env.PORT
  process.stderr.write(`The site and its forms are at http://localhost:${port} (stop with Ctrl+C)\n`)

  let stopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      // A second Ctrl+C ends it at once.
      if (stopping) process.exit(1)
      stopping = true
      log.info({ signal }, 'stopping')
      setTimeout(() => process.exit(1), mostStoppingSeconds * second).unref()
      await service.stop()
      process.exit(0)
    })
  }
}

try {
  await main(processSettings())
} catch (error) {
  process.stderr.write(`${messageFor(error)}\n`)
  process.exit(1)
}

function messageFor(error: unknown): string {
  if (error instanceof SettingsError) return `These settings are wrong:\n${error.message}`
  if (error instanceof SiteMissingError) return error.message
  if (!(error instanceof Error)) return `Could not start: ${error}`
  if ('code' in error && error.code === 'EADDRINUSE') {
    return `Could not start: ${error.message}. Stop what listens there, or set PORT to another.`
  }
  return `Could not start: ${error.stack ?? error.message}`
}
