/**
 * `npx node bench/main.ts pages [--runs N] [--beside FOLDER] [--write] [path …]`: each screen type in Lighthouse's mobile
 * profile, in turn with the same page without its scripts, which is the limit of what its HTML can do, and with another
 * built site (the `build/client` of a former commit). Medians of N runs (5).
 */
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { startOwnService } from '../e2e/support/own-service.ts'
import { builtSite, copySite, withoutScripts } from './pages-copies.ts'
import { categories, type Visit, visit } from './pages-visit.ts'
import { markdownTable, median, report } from './result-tables.ts'

const everyScreen = [
  '/',
  '/our-games',
  '/download',
  '/download/nemesis',
  '/contact',
  '/contact/games-prototypes',
  '/games/awaken-realms/nemesis',
  '/games/awaken-realms/castles-of-burgundy',
  '/games/awaken-realms/tainted-grail-kor',
  '/press',
  '/privacy-policy',
]

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    beside: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const paths = positionals.length > 0 ? positionals : everyScreen

const plain = await withoutScripts()
const former = options.beside === undefined ? [] : [await copySite('former', undefined, options.beside)]
const folders = [builtSite, plain, ...former]
const servers = await Promise.all(folders.map((folder) => startOwnService({ SITE_DIR: folder })))
try {
  const found: { path: string; visits: Visit[][] }[] = []
  for (const path of paths) {
    const visits = await inTurn(servers.map((it) => it.url + path))
    found.push({ path, visits })
    console.error(
      `${path}: largest paint ${visits.map((it) => middle(it, 'paint').toFixed(0)).join(', ')} ms`,
    )
  }
  const tables = [ownTable(found.map(({ path, visits: [ours = []] }) => ({ path, ours }))), comparison(found)]
  report('pages', tables.join('\n\n'), options)
} finally {
  await Promise.all(servers.map((it) => it.remove()))
  await Promise.all(folders.slice(1).map((it) => rm(dirname(it), { recursive: true, force: true })))
}

/** The visits to each address. One after the other in each round, so that what else the machine does hits all alike. */
async function inTurn(addresses: string[]): Promise<Visit[][]> {
  const visits: Visit[][] = addresses.map(() => [])
  for (let run = 0; run < Number(options.runs); run++) {
    for (const [place, address] of addresses.entries()) visits[place]?.push(await visit(address))
  }
  return visits
}

function ownTable(pages: { path: string; ours: Visit[] }[]): string {
  const rows = pages.map(({ path, ours }) => [
    path,
    ...categories.map((_, place) => median(ours.map((it) => it.scores[place] ?? 0))),
    middle(ours, 'blocking').toFixed(0),
    middle(ours, 'shift').toFixed(3),
  ])
  return markdownTable(['page', ...categories, 'blocking ms', 'shift'], rows)
}

/** Ours, ours without scripts and, when there is one, the former site. */
function comparison(pages: { path: string; visits: Visit[][] }[]): string {
  const head = ['largest paint', 'without scripts', 'ratio', 'script kB']
  const formerHead = ['former paint', 'former script kB', 'former blocking ms', 'performance: ours', 'former']
  const rows = pages.map(({ path, visits: [ours = [], limit = [], before] }) => {
    const [paint, least] = [middle(ours, 'paint'), middle(limit, 'paint')]
    const own = [path, paint.toFixed(0), least.toFixed(0), (paint / least).toFixed(2), kilobytes(ours)]
    if (!before) return own
    const score = (visits: Visit[]) => median(visits.map((it) => it.scores[0] ?? 0))
    const blocking = middle(before, 'blocking').toFixed(0)
    return [
      ...own,
      middle(before, 'paint').toFixed(0),
      kilobytes(before),
      blocking,
      score(ours),
      score(before),
    ]
  })
  return markdownTable(['page', ...head, ...(options.beside === undefined ? [] : formerHead)], rows)
}

function middle(visits: Visit[], figure: 'paint' | 'shift' | 'blocking' | 'script'): number {
  return median(visits.map((it) => it[figure]))
}

function kilobytes(visits: Visit[]): string {
  return (middle(visits, 'script') / 1000).toFixed(1)
}
