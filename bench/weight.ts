/**
 * `npx node bench/main.ts weight [--write]`: what the first view of each screen that has a budget weighs, on a phone of
 * 390 px at double density, bodies as sent, in kB.
 */
import { parseArgs } from 'node:util'
import { budgets } from '../e2e/support/budgets.ts'
import { firstView, kinds, weight } from '../e2e/support/first-view.ts'
import { startOwnService } from '../e2e/support/own-service.ts'
import { builtSite } from './pages-copies.ts'
import { launchBrowser, phone } from './phone-browser.ts'
import { markdownTable, report } from './result-tables.ts'

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const shown = kinds.filter((it) => it !== 'other')
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const service = await startOwnService({ SITE_DIR: builtSite })
const browser = await launchBrowser()
const rows: string[][] = []
for (const path of Object.keys(budgets)) {
  const page = await browser.newPage({ ...phone, deviceScaleFactor: 2 })
  const parts = await firstView(page, service.url + path)
  await page.close()
  rows.push([path, ...[...shown, undefined].map((kind) => kilobytes(weight(parts, kind)))])
}
await browser.close()
await service.remove()
report('weight', markdownTable(['page', ...shown, 'all'], rows), options)
