import { expect, type Page, test } from '@playwright/test'
import { firstVisit } from './support/visitor.ts'

/** In kB, on each page: all have one style sheet. */
const style = 13.3
/**
 * The most a first view may weigh, in kB as sent (brotli), on a phone of 390 px at double density: a few per cent above
 * what it weighed when the line was written, pictures a quarter, so that one may be replaced. Whoever must raise a line
 * says in the commit what visitors get for it. How far ahead lazy pictures load is the browser's own choice, and a
 * browser without windows looks furthest.
 */
const budgets: [path: string, ...budget: [number, number, number, number, number, number]][] = [
  // page, html, style, script, fonts, pictures, all
  ['/', 14, style, 5, 35, 142, 206],
  ['/our-games', 13, style, 5, 35, 310, 390],
  ['/download', 14, style, 75, 55, 106, 260],
  ['/download/nemesis', 7.5, style, 6, 60, 47, 150],
  ['/contact', 8, style, 5, 45, 136, 208],
  ['/contact/games-prototypes', 9.5, style, 75, 45, 41, 165],
  ['/games/awaken-realms/nemesis', 14, style, 6, 50, 197, 315],
  ['/games/awaken-realms/castles-of-burgundy', 13, style, 6, 45, 315, 396],
  ['/games/awaken-realms/grimcoven/videos', 8.5, style, 6, 46, 160, 228],
  ['/press', 10.5, style, 5, 35, 330, 390],
  ['/privacy-policy', 18, style, 5, 45, 2, 93],
  ['/no-such-page', 7, style, 5, 45, 79, 149],
]

const kinds = ['html', 'style', 'script', 'fonts', 'pictures', 'all'] as const
type Part = { kind: (typeof kinds)[number] | 'other'; name: string; bytes: number }

test.use({ ...firstVisit, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

for (const [path, ...budget] of budgets)
  test(`the first view of ${path} keeps to its budget`, async ({ page }) => {
    const parts = await firstView(page, path)
    expect(parts.filter((part) => part.kind === 'other')).toEqual([])
    const grown = kinds.flatMap((kind, index) => {
      const ofKind = parts.filter((part) => kind === 'all' || part.kind === kind)
      const kilobytes = ofKind.reduce((sum, part) => sum + part.bytes, 0) / 1000
      if (kilobytes <= (budget[index] ?? 0)) return []
      const largest = ofKind.toSorted((a, b) => b.bytes - a.bytes).slice(0, 6)
      const names = largest.map((part) => `${part.name} ${(part.bytes / 1000).toFixed(1)}`)
      return `${kind}: ${kilobytes.toFixed(1)} kB, budget ${budget[index]} kB (${names.join(', ')})`
    })
    expect(grown).toEqual([])
  })

/** What a first visit loads before the visitor does anything: bodies in bytes as sent, so compressed where they are. */
async function firstView(page: Page, path: string): Promise<Part[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const loaded = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      name: new URL(entry.name).pathname,
      bytes: Number(Reflect.get(entry, 'encodedBodySize')),
      isPage: entry.entryType === 'navigation',
    })),
  )
  return loaded.map(({ name, bytes, isPage }) => ({ kind: isPage ? 'html' : kindOf(name), name, bytes }))
}

const endings: [Part['kind'], RegExp][] = [
  ['style', /\.css$/],
  ['script', /\.js$/],
  ['fonts', /\.woff2$/],
  ['pictures', /\.(?:avif|jpg|png|svg|webp|ico)$/],
]

function kindOf(name: string): Part['kind'] {
  return endings.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'
}
