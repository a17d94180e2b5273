import type { Browser, BrowserContextOptions, CDPSession, Locator } from '@playwright/test'
import { openPage, openSlowed, phone } from './phone-browser.ts'

/** `rate`: how many times the processor is slowed. */
export type Step = { from: string; to: string; device: BrowserContextOptions; rate: number }

/** In ms: how long a mouse rests on a link before it clicks, how long a finger stays down. */
const [rest, touch] = [300, 90]

/**
 * Follows the first visible link to `to`. `time` is from the click until the browser has painted the next page's heading,
 * in ms; `requests` is how many the browser sent in that time, pictures left out.
 */
export async function followLink(browser: Browser, origin: string, { from, to, device, rate }: Step) {
  const { page, session } = await openSlowed(browser, device, rate)
  await openPage(page, origin + from)
  const link = page.locator(`main a[href="${to}"]:visible, footer a[href="${to}"]:visible`).first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(1000)
  let clicked = Number.POSITIVE_INFINITY
  const sent: number[] = []
  page.on('request', (it) => it.resourceType() !== 'image' && sent.push(performance.now()))
  await page.evaluate(rememberClick)
  if (device === phone) await tapSlowly(session, link)
  else {
    await link.hover()
    await page.waitForTimeout(rest)
    clicked = performance.now()
    await link.click()
  }
  if (device === phone) clicked = performance.now()
  await page.waitForURL(origin + to)
  const time = await page.evaluate(headingPainted)
  const end = performance.now()
  await page.context().close()
  return { time, requests: sent.filter((it) => it >= clicked && it <= end).length }
}

async function tapSlowly(session: CDPSession, link: Locator): Promise<void> {
  const box = await link.boundingBox()
  if (!box) throw new Error('The link is not to be seen.')
  const finger = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await new Promise((done) => setTimeout(done, touch))
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Runs in the page that is left: writes down when its next click comes, in ms of the clock both pages share. */
function rememberClick(): void {
  document.addEventListener(
    'click',
    (event) => sessionStorage.setItem('clicked-at', String(performance.timeOrigin + event.timeStamp)),
    { capture: true, once: true },
  )
}

/** Runs in the page that has come: ms from that click to its first paint with a heading, or to its being shown when it was drawn ahead. */
async function headingPainted(): Promise<number> {
  const clickedAt = Number(sessionStorage.getItem('clicked-at'))
  const [navigation] = performance.getEntriesByType('navigation')
  const shown: number = Reflect.get(navigation ?? {}, 'activationStart') ?? 0
  const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime
  while (paint() === undefined || !document.querySelector('main h1')) await new Promise(requestAnimationFrame)
  return performance.timeOrigin + Math.max(shown, paint() ?? 0) - clickedAt
}
