import { expect, test, vi } from 'vitest'
import { startAnalytics, stopAnalytics } from './load-analytics.ts'

const id = 'G-AB12CD34EF'

/** A window and a document that remember what is put into them. */
function aBrowser() {
  const scripts: { src: string }[] = []
  const window: Record<string, unknown> = {}
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', {
    createElement: () => ({ src: '' }),
    head: { append: (script: { src: string }) => scripts.push(script) },
  })
  return { window, scripts }
}

test('loads the script once, switches advertising off, stops on demand and starts again', () => {
  const { window, scripts } = aBrowser()
  startAnalytics(id)
  startAnalytics(id)
  expect(scripts.map((it) => it.src)).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`])
  const queue = Array.isArray(window.dataLayer) ? window.dataLayer : []
  const commands = queue.map((it) => Array.from(it))
  expect(commands.map(([name]) => name)).toEqual(['js', 'config'])
  expect(commands[1]?.[2]).toMatchObject({
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  })
  expect(Array.isArray(queue[0])).toBe(false)
  expect(window[`ga-disable-${id}`]).toBe(false)

  stopAnalytics(id)
  expect(window.gtag).toBeUndefined()
  expect(window[`ga-disable-${id}`]).toBe(true)

  startAnalytics(id)
  expect(window[`ga-disable-${id}`]).toBe(false)
  expect(window.gtag).toBeTypeOf('function')
  expect(scripts).toHaveLength(1)
})
