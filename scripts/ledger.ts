/** `npm run ledger`, when a build is published: adds its new addresses to `content/ledger.txt`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { addToLedger, ledgerFile } from '../site/built-site/ledger.build.ts'
import { readServedSite } from '../site/built-site/read-built-site.build.ts'

const site = await readServedSite()
if (!site) {
  console.error('There is no build to publish. Run "npm run build", then "npm run ledger" again.')
  process.exit(1)
}
const { added, text } = addToLedger(site, readFileSync(ledgerFile, 'utf8'))
writeFileSync(ledgerFile, text)
console.log(`${added.length} new addresses written into ${ledgerFile}`)
