/** `npm run licences`: writes docs/licences.md, the licence of every package, from the lock file; a test keeps it true. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { licencesText, packagesOf } from './licences/licences-text.ts'

const target = join('docs', 'licences.md')
const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'))
writeFileSync(target, licencesText(packagesOf(lock)))
console.log(`${target} written`)
