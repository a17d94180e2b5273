/**
 * `npm run ledger`: fails when an address that was ever published no longer works in the built site.
 * `npm run ledger -- --add` writes this build's new addresses into the ledger.
 */
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { movedBy, readRedirects } from '../server/site/redirects.ts'
import { ledgerFaults, readLedger } from '../site/content/ledger.ts'
import { downloads } from '../site/content/load-downloads.server.ts'
import { pagePaths } from '../site/content/paths.server.ts'

const site = path.join('build', 'client')
const file = path.join('content', 'ledger.txt')
const movedTo = movedBy(readRedirects(site))
const ledger = readLedger(readFileSync(file, 'utf8'))
const known = new Set(ledger)
const added = addresses().filter((address) => !known.has(address))

if (process.argv.includes('--add')) {
  if (added.length > 0) appendFileSync(file, `${added.join('\n')}\n`)
  console.log(`${added.length} new addresses written into ${file}`)
} else {
  const faults = ledgerFaults(ledger, exists, (address) => movedTo(address)?.to)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) {
    console.error(
      `${faults.length} published addresses no longer work. Put the file back, or add a line to content/redirects.txt.`,
    )
    process.exit(1)
  }
  console.log(`${ledger.length} published addresses work`)
  if (added.length > 0) console.log(`${added.length} new: "npm run ledger -- --add" when they are published`)
}

/** Everything this build publishes that somebody may keep a link to. */
function addresses(): string[] {
  const groups = downloads()
  return [
    ...pagePaths().filter((page) => page !== '/404'),
    ...['/catalogue.json', '/catalogue.schema.json', '/download/feed.atom', '/download/feed.json'],
    ...groups.flatMap(({ slug, documents, archive }) => [
      `/download/${slug}/feed.atom`,
      `/download/${slug}/feed.json`,
      ...(archive ? [archive.address, archive.address.replace('all.zip', 'SHA256SUMS')] : []),
      ...documents.map(({ id }) => `/d/${id}`),
      ...documents.map(({ downloadUrl }) => downloadUrl).filter((url) => url.startsWith('/files/')),
    ]),
  ]
}

function exists(address: string): boolean {
  const place = path.join(site, address)
  return existsSync(path.join(place, 'index.html')) || (existsSync(place) && statSync(place).isFile())
}
