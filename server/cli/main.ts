import { join } from 'node:path'
import { openDiskAttachments } from '../attachments/disk-attachments.ts'
import { processSettings, SettingsError } from '../env.ts'
import { openSqliteStore } from '../store/sqlite-store.ts'
import { runCommand } from './commands.ts'
import { UsageError } from './usage-error.ts'

/** The staff's command line; works while the service runs. Prints to stdout, complains on stderr with exit code 1. */
try {
  const env = processSettings()
  await runCommand(process.argv.slice(2), {
    env,
    clock: Date.now,
    openStore: () => openSqliteStore(env.DATA_DIR),
    openAttachments: () => openDiskAttachments(join(env.DATA_DIR, 'attachments')),
    print: (text) => process.stdout.write(`${text}\n`),
  })
} catch (error) {
  const known = error instanceof UsageError || error instanceof SettingsError
  process.stderr.write(`${error instanceof Error ? (known ? error.message : error.stack) : error}\n`)
  process.exitCode = 1
}
