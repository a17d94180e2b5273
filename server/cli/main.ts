import { processSettings, SettingsError } from '../env.ts'
import { UnusableError } from '../store/store.ts'
import { runCommand } from './commands.ts'
import { UsageError } from './usage-error.ts'

/** The staff's command line; works while the service runs. Prints to stdout, complains on stderr with exit code 1. */
try {
  await runCommand(process.argv.slice(2), {
    env: processSettings(),
    clock: Date.now,
    print: (text) => process.stdout.write(`${text}\n`),
  })
} catch (error) {
  const known = [UsageError, SettingsError, UnusableError].some((it) => error instanceof it)
  process.stderr.write(`${error instanceof Error ? (known ? error.message : error.stack) : error}\n`)
  process.exitCode = 1
}
