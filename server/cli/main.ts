import { processSettings } from '../settings.ts'
import { runCommand } from './commands.ts'

/** The staff's command line; its commands work while the service runs. An error goes to stderr, with exit code 1. */
// What it writes is personal data: every file and folder is its own user's only.
process.umask(0o077)
// A reader like `head` may stop reading.
process.stdout.on('error', () => process.exit(1))
try {
  await runCommand(process.argv.slice(2), {
    settings: processSettings(),
    clock: Date.now,
    print: (text) => void process.stdout.write(`${text}\n`),
  })
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
