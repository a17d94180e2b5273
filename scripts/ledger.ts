/** `npm run ledger`, when a build is published: adds its new addresses to `content/ledger.txt`. */
import { readFileSync } from 'node:fs'
import { addToLedger, readBuiltSite } from '../site/build/built-site.server.ts'

const redirects = JSON.parse(readFileSync('build/redirects.json', 'utf8'))
const added = addToLedger(await readBuiltSite('build/client', redirects))
console.log(`${added.length} new addresses written into content/ledger.txt`)
