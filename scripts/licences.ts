/**
 * `node scripts/licences.ts`: writes docs/licences.md, the licence of every package that is installed, from the lock file. With
 * `--check` it only says whether the file is still true.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licencesText, packagesOf } from './licences/licences-text.ts'

const target = join('docs', 'licences.md')
const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const text = licencesText(packagesOf(lock))

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== text) {
    console.error(`${target} does not list the packages of the lock file: run "node scripts/licences.ts".`)
    process.exit(1)
  }
} else {
  writeFileSync(target, text)
  console.log(`${target} written`)
}
