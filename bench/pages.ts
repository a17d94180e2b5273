/**
 * `npx node bench/pages.ts [--runs 5] [path …]`: prints a table of each kind of page in Lighthouse's
 * mobile profile, medians. In turn with the same page whose scripts are blocked, which is the limit of what its HTML
 * can do.
 */
import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { startTemporaryService } from '../testing/service-process.ts'

const everyKind = [
  '/',
  '/our-games',
  '/download',
  '/download/nemesis',
  '/contact',
  '/contact/games-prototypes',
  '/games/awaken-realms/nemesis',
  '/games/awaken-realms/castles-of-burgundy',
  '/press',
  '/privacy-policy',
]
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Fetched by npx when it is needed: as a package of the project it would bring 74 others to each `npm ci`. */
const lighthouse = 'lighthouse@13.5.0'

/** What is read of Lighthouse's report. */
type Report = {
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number | null }>
}

/** Scores out of 100 in the order of `categories`; times in ms. */
type Visit = { scores: number[]; paint: number; shift: number; blocking: number }

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})

const service = await startTemporaryService({})
const rows: (string | number)[][] = []
try {
  for (const path of positionals.length > 0 ? positionals : everyKind) rows.push(await measure(path))
} finally {
  await service.remove()
}
const head = [...categories, 'largest paint', 'without scripts', 'ratio', 'blocking', 'shift']
console.log(markdownTable(['page', ...head], rows))

async function measure(path: string): Promise<(string | number)[]> {
  const visits: Visit[] = []
  const limits: Visit[] = []
  // In turn, so that a busy moment of the machine hits both alike.
  for (let run = 0; run < Number(options.runs); run += 1) {
    visits.push(await visit(service.origin + path))
    limits.push(await visit(service.origin + path, '--blocked-url-patterns=*.js'))
  }
  const middle = (of: Visit[], figure: (visit: Visit) => number) => median(of.map(figure))
  const paint = middle(visits, (visit) => visit.paint)
  const limit = middle(limits, (visit) => visit.paint)
  return [
    path,
    ...categories.map((_, at) => middle(visits, (visit) => visit.scores[at] ?? 0)),
    paint.toFixed(0),
    limit.toFixed(0),
    (paint / limit).toFixed(2),
    middle(visits, (visit) => visit.blocking).toFixed(0),
    middle(visits, (visit) => visit.shift).toFixed(3),
  ]
}

/** One visit, made a second time when Lighthouse lost its trace (NO_NAVSTART, about one visit of fifty). */
function visit(...visited: Parameters<typeof visitOnce>): Promise<Visit> {
  return visitOnce(...visited).catch(() => visitOnce(...visited))
}

/** One visit by a browser of its own. Throws when Lighthouse gives no answer. */
async function visitOnce(address: string, ...more: string[]): Promise<Visit> {
  const flags = ['--quiet', '--output=json', '--chrome-flags=--headless --no-sandbox --disable-gpu', ...more]
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, address, ...flags], {
    env: { CHROME_PATH: '/usr/bin/chromium', ...process.env },
    maxBuffer: 64 * 1024 * 1024,
  })
  const { audits, categories: found }: Report = JSON.parse(stdout)
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: categories.map((category) => Math.round((found[category]?.score ?? 0) * 100)),
    paint: figure('largest-contentful-paint'),
    shift: figure('cumulative-layout-shift'),
    blocking: figure('total-blocking-time'),
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** A Markdown table for RESULTS.md; every column but the first is aligned as figures are. */
function markdownTable(head: readonly string[], rows: readonly (string | number)[][]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const alignment = head.map((_, place) => (place === 0 ? '---' : '---:'))
  return [line(head), line(alignment), ...rows.map(line)].join('\n')
}
