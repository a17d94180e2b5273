import { expect, test } from '@playwright/test'
import { budgets } from './support/budgets.ts'
import { firstVisit } from './support/consent.ts'
import { firstView, kinds, weight } from './support/first-view.ts'

test.use({ ...firstVisit, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })

for (const [path, budget] of Object.entries(budgets)) {
  test(`the first view of ${path} keeps to its budget`, async ({ page }) => {
    const parts = await firstView(page, path)
    const grown = kinds.flatMap((kind) => {
      const most = kind === 'other' ? 0 : budget[kind]
      const kilobytes = weight(parts, kind) / 1000
      if (kilobytes <= most) return []
      const largest = parts.filter((it) => it.kind === kind).toSorted((a, b) => b.bytes - a.bytes)
      const names = largest.slice(0, 6).map((it) => `${it.name} ${(it.bytes / 1000).toFixed(1)}`)
      return `${kind}: ${kilobytes.toFixed(1)} kB, budget ${most} kB (${names.join(', ')})`
    })
    expect(grown).toEqual([])
    expect(weight(parts) / 1000).toBeLessThanOrEqual(budget.all)
  })
}

test('no budget goes over the limits of the whole site', () => {
  for (const [path, { script, all }] of Object.entries(budgets)) {
    expect(script, path).toBeLessThanOrEqual(75)
    expect(all, path).toBeLessThanOrEqual(path.startsWith('/games/') ? 900 : 500)
  }
})
