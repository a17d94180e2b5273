/**
 * `npm run bench -- pages [--runs N] [path …]`: each page in Lighthouse's mobile profile, beside the same page with
 * its scripts removed, which is the limit of what its HTML can do. Medians of N runs (5), both kinds in turn.
 */
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { startServer } from './pages-server.ts'

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

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Run = { scores: number[]; paint: number; shift: number; blocking: number; script: number }

/** A copy of the built site whose pages carry no script. */
async function withoutScripts(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'script-free-'))
  await cp(join('build', 'client'), folder, { recursive: true })
  for await (const file of glob(join(folder, '**/*.html'))) {
    const html = (await readFile(file, 'utf8')).replace(scripts, '')
    await writeFile(file, html)
    // Compressed as the page it is compared with: bare, the long list of documents took two seconds longer.
    await writeFile(`${file}.br`, brotliCompressSync(html))
    await rm(`${file}.gz`, { force: true })
  }
  return folder
}

async function visit(address: string, port: number): Promise<Run> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'silent' })
  if (!result) throw new Error(`Lighthouse gave no answer for ${address}`)
  const { audits, categories: found } = result.lhr
  const requests = audits['network-requests']?.details
  const rows: object[] = requests && 'items' in requests ? requests.items : []
  return {
    scores: categories.map((it) => Math.round((found[it]?.score ?? 0) * 100)),
    paint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    script: rows
      .filter((it) => Reflect.get(it, 'resourceType') === 'Script')
      .reduce((sum, it) => sum + Number(Reflect.get(it, 'transferSize')), 0),
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

const options = process.argv.slice(2)
const at = options.indexOf('--runs')
const runs = at < 0 ? 5 : Number(options.splice(at, 2)[1])
const paths = options.length > 0 ? options : everyScreen
const plain = await withoutScripts()
const site = await startServer(join('build', 'client'), 3971)
const limit = await startServer(plain, 3972)
console.log(`Lighthouse mobile, median of ${runs}; paint in ms, script in kB as transferred with headers\n`)
console.log(
  '| page | perf | a11y | best | seo | largest paint | without scripts | ratio | blocking ms | shift | script kB |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|---|')
try {
  for (const path of paths) {
    const whole: Run[] = []
    const without: Run[] = []
    for (let run = 0; run < runs; run++) {
      for (const [server, found] of [
        [site, whole],
        [limit, without],
      ] as const) {
        const chrome = await launch({
          chromePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
          chromeFlags: flags,
        })
        found.push(await visit(server.origin + path, chrome.port))
        chrome.kill()
      }
    }
    const scores = categories.map((_, index) => median(whole.map((it) => it.scores[index] ?? 0)))
    const paint = median(whole.map((it) => it.paint))
    const least = median(without.map((it) => it.paint))
    const rest = [
      median(whole.map((it) => it.blocking)).toFixed(0),
      median(whole.map((it) => it.shift)).toFixed(3),
    ]
    const script = (median(whole.map((it) => it.script)) / 1000).toFixed(0)
    const cells = [
      path,
      ...scores,
      paint.toFixed(0),
      least.toFixed(0),
      (paint / least).toFixed(2),
      ...rest,
      script,
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
} finally {
  site.stop()
  limit.stop()
  await rm(plain, { recursive: true, force: true })
}
