import { expect, test } from '@playwright/test'

test('rows of an opened group come in 0.25 s each, one 0.05 s after the other, from 0.1 s on', async ({
  page,
}) => {
  await page.goto('/download#nemesis')
  const nemesis = page.getByRole('region', { name: 'Nemesis', exact: true })
  await nemesis.getByText('RULEBOOKS', { exact: true }).click()
  const rows = nemesis.getByRole('listitem')
  for (const [row, delay] of [
    [0, '0.1s'],
    [1, '0.15s'],
    [4, '0.3s'],
  ] as const) {
    await expect(rows.nth(row)).toHaveCSS('animation-duration', '0.25s')
    await expect(rows.nth(row)).toHaveCSS('animation-delay', delay)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(rows.first()).toHaveCSS('animation-name', 'none')
})

test('the scrollbar’s thumb is never below 18 px, shows while the list moves and hides 600 ms after', async ({
  page,
}) => {
  const opened = new Date('2026-11-20T12:00:00Z')
  await page.clock.install({ time: opened })
  await page.goto('/download')
  const list = page.getByRole('region', { name: 'Documents' })
  await expect(list).toBeVisible()
  const thumb = (it: Element) => getComputedStyle(it, '::-webkit-scrollbar-thumb').minHeight
  expect(await list.evaluate(thumb)).toBe('18px')
  await list.evaluate((it) => it.scrollBy({ top: 50, behavior: 'instant' }))
  await expect(list).toHaveAttribute('data-scrolling', 'yes')
  await page.clock.pauseAt(new Date(opened.getTime() + 600_000))
  await expect(list).not.toHaveAttribute('data-scrolling')
  await list.evaluate((it) => it.scrollBy({ top: 50, behavior: 'instant' }))
  await expect(list).toHaveAttribute('data-scrolling', 'yes')
  await page.clock.runFor(590)
  await expect(list).toHaveAttribute('data-scrolling', 'yes')
  await page.clock.runFor(20)
  await expect(list).not.toHaveAttribute('data-scrolling')
})
