/**
 * `npm run documents -- import <file or address> [--write] [--mirror <folder>]`: takes the company's own list of documents
 * over into `content/downloads/`. Exits with 1 while something is left to do by hand.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { addLines, readLedger } from '../site/build/ledger.server.ts'
import { content } from '../site/content.server.ts'
import { readRegister } from '../site/downloads/download-register.server.ts'
import { ownPath } from '../site/downloads/files.server.ts'
import { mirrorFiles } from '../site/downloads/import/mirror-files.ts'
import { addressKey } from '../site/downloads/import/place-line.ts'
import { type Plan, planImport } from '../site/downloads/import/plan.ts'
import { fetchList, readList } from '../site/downloads/import/published-list.ts'
import { reportOf } from '../site/downloads/import/report.ts'
import { writeRegister } from '../site/downloads/import/write-register.ts'
import { redirectsByHand } from '../site/downloads/redirects.server.ts'

const usage = 'npm run documents -- import <file or address> [--write] [--mirror <folder>]'
const folder = path.join('content', 'downloads')

try {
  await importList()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function importList(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { write: { type: 'boolean' }, mirror: { type: 'string' } },
    allowPositionals: true,
  })
  const [command, source, ...others] = positionals
  if (command !== 'import' || source === undefined || others.length > 0) throw new Error(`Usage: ${usage}`)
  const { origin } = content().site
  const { lines, notes } = readList(await fetchList(source), source)
  const plan = planImport(lines, readRegister(folder), origin)
  notes.push(...plan.notes)
  if (values.mirror !== undefined) {
    const mirrored = await mirrorFiles(ownFiles(plan, origin), values.mirror)
    notes.push(...mirrored.notes)
    console.log(`${mirrored.fetched} files taken over into ${values.mirror}, ${mirrored.there} were there`)
  }
  console.log(reportOf(plan, notes))
  if (notes.length > 0) process.exitCode = 1
  if (values.write) {
    // Redirects first: broken off between the two, a second run still finds what has to be written into the register.
    const files = [...addRedirects(plan.moved), ...(await writeRegister(plan.changes, folder))]
    console.log(files.length === 0 ? 'Nothing to write.' : `Written: ${files.join(', ')}. Now: npm run build`)
  } else if (plan.changes.length > 0) console.log('Nothing was written. Add --write when this is right.')
}

/** Files of our own origin that the list, our register or anybody's link names: what is to go on answering. */
function ownFiles({ addresses }: Plan, origin: string): Plan['addresses'] {
  const known = readRegister(folder).flatMap((set) =>
    set.documents.flatMap(({ id, link }) => (link ? [{ about: id, address: link }] : [])),
  )
  const former = readLedger(readFileSync('content/former-addresses.txt', 'utf8'))
    .filter((path) => /\.(?!json$)\w+$|^\/images\//.test(path))
    .map((path) => ({ about: 'content/former-addresses.txt', address: new URL(path, origin).href }))
  const own = [...addresses, ...known, ...former].filter(
    ({ address }) => ownPath(address, origin) !== undefined,
  )
  return [...new Map(own.map((it) => [addressKey(it.address), it])).values()]
}

/** The file of redirects, when it had to be written. */
function addRedirects(moved: Plan['moved']): string[] {
  const file = 'content/redirects.txt'
  const known = new Set(redirectsByHand(readFileSync(file, 'utf8')).map((it) => it.from))
  const lines = moved
    .filter(({ from }) => !known.has(decodeURIComponent(from)))
    .map(({ from, to }) => `${from} ${to} 302`)
  addLines(file, lines)
  return lines.length === 0 ? [] : [file]
}
