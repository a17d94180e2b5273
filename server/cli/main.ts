import { once } from 'node:events'
import { processSettings, SettingsError } from '../env.ts'
import { UnusableError } from '../store/schema.ts'
import { CommandError, runCommand } from './commands.ts'

/** The staff's command line; works while the service runs. Prints to stdout; errors go to stderr, with exit code 1. */
// What it writes is personal data, for its own user only.
process.umask(0o077)
// A reader like `head` may stop reading.
process.stdout.on('error', () => process.exit(1))
try {
  await runCommand(process.argv.slice(2), {
    env: processSettings(),
    clock: Date.now,
    async print(text) {
      if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain')
    },
  })
} catch (error) {
  const known = [CommandError, SettingsError, UnusableError].some((it) => error instanceof it)
  process.stderr.write(`${error instanceof Error ? (known ? error.message : error.stack) : error}\n`)
  process.exitCode = 1
}
