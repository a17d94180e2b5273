/**
 * `npm run documents -- import <file or address> [--write] [--check-links] [--mirror <folder>]`: takes the company's own list
 * of documents over into `content/downloads/`. Exits with 1 while something is left to do by hand.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { addLines, readLedger } from '../site/build/ledger.server.ts'
import { content } from '../site/content.server.ts'
import { type DownloadSet, readRegister } from '../site/downloads/download-register.server.ts'
import { ownFile, ownPath } from '../site/downloads/files.server.ts'
import { checkLinks, withSizes } from '../site/downloads/import/check-links.ts'
import { mirrorFiles } from '../site/downloads/import/mirror-files.ts'
import { addressKey } from '../site/downloads/import/place-line.ts'
import { type Moved, type Plan, planImport } from '../site/downloads/import/plan.ts'
import { about, fetchList, type Note, readList } from '../site/downloads/import/published-list.ts'
import { reportOf } from '../site/downloads/import/report.ts'
import { writeRegister } from '../site/downloads/import/write-register.ts'
import { redirectsByHand } from '../site/downloads/redirects.server.ts'

const usage = 'npm run documents -- import <file or address> [--write] [--check-links] [--mirror <folder>]'
const folder = path.join('content', 'downloads')
const options = {
  write: { type: 'boolean' },
  'check-links': { type: 'boolean' },
  mirror: { type: 'string' },
} as const

try {
  await importList()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function importList(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [command, source, ...others] = positionals
  if (command !== 'import' || source === undefined || others.length > 0) throw new Error(`Usage: ${usage}`)
  const sets = readRegister(folder)
  const { origin } = content().site
  const { lines, notes } = readList(await fetchList(source), source)
  const published = readLedger(readFileSync('content/ledger.txt', 'utf8')).flatMap(
    (it) => /^\/d\/(.+)$/.exec(it)?.[1] ?? [],
  )
  let plan = planImport(lines, { sets, origin, published, hasFile: hasOwnFile })
  notes.push(...plan.notes)

  const links = linksOf(plan)
  if (values['check-links']) {
    const checked = await checkLinks(links)
    notes.push(...checked.notes)
    plan = withSizes(plan, sets, checked.sizes)
  }
  if (values.mirror !== undefined) {
    const mirrored = await mirrorFiles(ownFiles(links, sets, origin), values.mirror)
    notes.push(...mirrored.notes)
    console.log(`${mirrored.fetched} files taken over into ${values.mirror}, ${mirrored.there} were there`)
  }
  finish(plan, notes)
  if (values.write) {
    // Redirects first: broken off between the two, a second run still finds what has to be written into the register.
    const files = [...addRedirects(plan.moved), ...(await writeRegister(plan.changes, folder))]
    console.log(files.length === 0 ? 'Nothing to write.' : `Written: ${files.join(', ')}. Now: npm run build`)
  } else if (plan.changes.length > 0) console.log('Nothing was written. Add --write when this is right.')
}

function finish(plan: Plan, notes: readonly Note[]): void {
  console.log(reportOf(plan, notes))
  if (notes.length > 0) process.exitCode = 1
}

type Link = { about: string; address: string }

function linksOf({ placed }: Plan): Link[] {
  const byAddress = new Map(placed.map((it) => [it.address, about(it.line)]))
  return [...byAddress].map(([address, line]) => ({ about: line, address }))
}

/** Files of our own origin that the list, our register or anybody's link names: what is to go on answering. */
function ownFiles(links: Link[], sets: readonly DownloadSet[], origin: string): Link[] {
  const known = sets.flatMap((set) =>
    set.documents.flatMap(({ id, link }) => (link ? [{ about: id, address: link }] : [])),
  )
  const former = readLedger(readFileSync('content/former-addresses.txt', 'utf8'))
    .filter((path) => /\.(?!json$)\w+$|^\/images\//.test(path))
    .map((path) => ({ about: 'content/former-addresses.txt', address: new URL(path, origin).href }))
  const own = [...links, ...known, ...former].filter(({ address }) => ownPath(address, origin) !== undefined)
  return [...new Map(own.map((it) => [addressKey(it.address), it])).values()]
}

/** The file of redirects, when it had to be written. */
function addRedirects(moved: readonly Moved[]): string[] {
  const file = 'content/redirects.txt'
  const known = new Set(redirectsByHand(readFileSync(file, 'utf8')).map((it) => it.from))
  const lines = moved
    .filter(({ from }) => !known.has(decodeURIComponent(from)))
    .map(({ from, to }) => `${from} ${to} 302`)
  addLines(file, lines)
  return lines.length === 0 ? [] : [file]
}

function hasOwnFile(set: string, document: Parameters<typeof ownFile>[1]): boolean {
  return existsSync(ownFile(set, document).file)
}
