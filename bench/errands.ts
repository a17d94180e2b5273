/**
 * `npx node bench/main.ts errands [--write]`: ten visitors look for a document on a phone of 390 px, walked by a script
 * that takes the time a person would (`hands`). The clock starts with the request for /download and stops with the tap
 * that opens the document; rows hidden by the phone's keyboard cost a swipe.
 */
import { parseArgs } from 'node:util'
import type { Locator, Page } from '@playwright/test'
import { answerBanner } from '../e2e/support/consent.ts'
import { startOwnService } from '../e2e/support/own-service.ts'
import { builtSite } from './pages-copies.ts'
import { launchBrowser, phone } from './phone-browser.ts'
import { markdownTable, report } from './result-tables.ts'

/** What ten visitors want, in which language their browser is set, and what they type or tap to get it. */
const errands: [
  wanted: string,
  document: string,
  locale: string,
  way: string | [game: string, category: string],
][] = [
  ['Polish rulebook of Nemesis', 'nemesis-rulebook-pl', 'pl-PL', 'nemesis'],
  ['German rulebook of Castles of Burgundy', 'castles-of-burgundy-rulebook-de', 'de-DE', 'burgundy'],
  ['Errata of Kings of Ruin', 'kings-of-ruin-errata-en', 'en-GB', 'ruin errata'],
  ['Save sheet of Etherfields', 'etherfields-save-sheet-en', 'en-GB', 'ether save'],
  ['FAQ of Nemesis Lockdown', 'nemesis-lockdown-faq-en', 'en-GB', 'lockdown faq'],
  [
    'Korean rulebook of Lords of Hellas, on an English phone',
    'lords-of-hellas-rulebook-ko',
    'en-GB',
    'hellas korean',
  ],
  ['Rulebook of Etherfields, misspelt', 'etherfields-rulebook-2-0-fr', 'fr-FR', 'etherfeilds'],
  ['Any wallpapers', 'iss-vanguard-wallpapers', 'en-GB', 'wallp'],
  ['Ukrainian rules of S.T.A.L.K.E.R., in its own letters', 'stalker-rulebook-uk', 'uk-UA', 'stalker прав'],
  [
    'Journal of This War of Mine, by tapping only',
    'this-war-of-mine-journal-pl',
    'pl-PL',
    ['This War of Mine: The Board Game', 'JOURNALS'],
  ],
]

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
/** In ms: looking over what has come, a tap with the aim it needs, one letter on a phone, a swipe. */
const hands = { look: 2000, tap: 1200, letter: 300, swipe: 1000 }
/** Height in px of the window above a phone's keyboard. */
const aboveKeyboard = 844 - 336

/** `paused` is what the hands took of the time, in ms. */
type Walk = { page: Page; taps: number; swipes: number; paused: number }

const service = await startOwnService({ SITE_DIR: builtSite })
const browser = await launchBrowser()
const rows: (string | number)[][] = []
for (const [wanted, document, locale, way] of errands) {
  const page = await browser.newPage({ ...phone, locale })
  // The cookie banner is answered once in a visitor's life, not on each errand.
  await answerBanner(page)
  const walk: Walk = { page, taps: 0, swipes: 0, paused: 0 }
  const began = performance.now()
  await page.goto(`${service.url}/download`)
  const typed = typeof way === 'string'
  const row = await (typed ? search(walk, way, document) : browse(walk, way, document))
  const site = performance.now() - began - walk.paused
  const how = typed ? `types “${way}”` : `taps ${way.join(', ')}`
  rows.push([
    `${wanted} (${locale})`,
    how,
    (walk.paused / 1000).toFixed(1),
    (site / 1000).toFixed(1),
    walk.taps,
    walk.swipes,
    row,
  ])
  await page.close()
}
await browser.close()
await service.remove()
const head = ['errand', 'way', 'hands s', 'site s', 'taps', 'swipes', 'place in the list']
report('errands', markdownTable(head, rows), options)

async function search(walk: Walk, typed: string, document: string): Promise<number> {
  const { page } = walk
  await pause(walk, hands.look)
  const field = page.getByRole('searchbox')
  await tap(walk, field)
  for (const letter of typed) {
    await pause(walk, hands.letter)
    await field.pressSequentially(letter)
  }
  const results = page.getByRole('region', { name: 'Search results' })
  return findRow(walk, results.getByRole('link', { name: /new tab/ }), document, aboveKeyboard)
}

async function browse(walk: Walk, [game, category]: readonly [string, string], document: string) {
  const { page } = walk
  await pause(walk, hands.look)
  await reach(
    walk,
    page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: game, exact: true }),
    844,
  )
  const section = page.getByRole('region', { name: game, exact: true })
  await pause(walk, hands.look)
  await reach(walk, section.getByText(category, { exact: true }), 844)
  return findRow(walk, section.getByRole('link', { name: /new tab/ }), document, 844)
}

/** Looks, brings the document's row into view and opens it; returns its place among the rows. */
async function findRow(walk: Walk, links: Locator, document: string, height: number): Promise<number> {
  await pause(walk, hands.look)
  const { documents } = await (await fetch(`${service.url}/catalogue.json`)).json()
  const { downloadUrl } = documents.find((it: { id: string }) => it.id === document)
  const own = new URL(downloadUrl).pathname.startsWith('/files/')
  const href = own ? new URL(downloadUrl).pathname : downloadUrl
  const all = await links.evaluateAll((them) => them.map((it) => it.getAttribute('href')))
  await reach(walk, links.and(walk.page.locator(`[href="${href}"]`)).first(), height)
  return all.indexOf(href) + 1
}

/** Swipes until the whole target is above `height`, then taps it. */
async function reach(walk: Walk, target: Locator, height: number) {
  for (let swipe = 0; swipe < 10; swipe++) {
    const box = await target.boundingBox()
    if (box && box.y >= 80 && box.y + box.height <= height) break
    walk.swipes++
    await pause(walk, hands.swipe)
    await target.evaluate((it) => it.closest('.download-scroll')?.scrollBy(0, 400))
  }
  await tap(walk, target)
}

async function tap(walk: Walk, target: Locator) {
  walk.taps++
  await pause(walk, hands.tap)
  await target.tap()
}

async function pause(walk: Walk, time: number) {
  walk.paused += time
  await walk.page.waitForTimeout(time)
}
