/** `npm run build`: pictures, documents, pages, then what makes the folder ready to serve. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { fingerprint } from './build/fingerprint.ts'

const steps: [name: string, command: string, args: string[]][] = [
  ['pictures', 'node', ['scripts/images.ts']],
  ['cards', 'node', ['scripts/cards.ts']],
  ['documents', 'node', ['scripts/files.ts']],
  ['press room', 'node', ['scripts/press.ts']],
  ['addresses for machines', 'node', ['scripts/seo.ts']],
  ['pages', 'react-router', ['build']],
  ['feeds', 'node', ['scripts/feeds.ts']],
  ['finish', 'node', ['scripts/finish.ts']],
  ['hosting', 'node', ['scripts/hosting.ts']],
  ['ledger', 'node', ['scripts/ledger.ts']],
]

const stamp = 'build/.fingerprint'
const current = await fingerprint()
const upToDate = existsSync(stamp) && (await readFile(stamp, 'utf8')) === current
if (!(upToDate && process.argv.includes('--if-needed'))) {
  // What a build that breaks off leaves behind must not pass for a finished one.
  await rm(stamp, { force: true })
  for (const [name, command, args] of steps) {
    const started = Date.now()
    const quiet = name === 'pages'
    const { status, stdout, stderr } = spawnSync(command, args, {
      stdio: quiet ? 'pipe' : 'inherit',
      encoding: 'utf8',
    })
    if (status !== 0) {
      if (quiet) console.error(stdout + stderr)
      console.error(`The build stopped at: ${name}.`)
      process.exit(1)
    }
    console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
  }
  await writeFile(stamp, current)
}
