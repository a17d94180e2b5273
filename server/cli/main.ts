/** The staff's command line; its commands work while the service runs. An error goes to stderr, with exit code 1. */
import { readProcessSettings } from '../settings.ts'
import { runCommand } from './commands.ts'

// This process writes personal data: only its own user may read its files and folders.
process.umask(0o077)
// A reader like `head` may stop reading.
process.stdout.on('error', () => process.exit(1))
try {
  await runCommand(process.argv.slice(2), {
    settings: readProcessSettings(),
    clock: Date.now,
    print: (text) => void process.stdout.write(`${text}\n`),
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
