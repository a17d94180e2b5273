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
  const painted = page.evaluate(headingPainted)
  if (device === phone) await tapSlowly(session, link)
  else {
    await link.hover()
    await page.waitForTimeout(rest)
    clicked = performance.now()
    await link.click()
  }
  if (device === phone) clicked = performance.now()
  const time = await painted
  const end = performance.now()
  await page.waitForURL(origin + to)
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

/** Runs in the page: ms from the next click to the end of the frame that holds another heading than now. */
function headingPainted(): Promise<number> {
  const heading = () => document.querySelector('main h1')
  const before = heading()
  let clickedAt = 0
  document.addEventListener(
    'click',
    (event) => {
      clickedAt = event.timeStamp
    },
    { capture: true, once: true },
  )
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = heading()
      if (!now || now === before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        // The first task after the frame, ahead of what the page itself has put off until then.
        scheduler.postTask(() => resolve(performance.now() - clickedAt), { priority: 'user-blocking' })
      })
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  })
}
