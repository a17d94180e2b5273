import { expect, type Page } from '@playwright/test'
import { pathOfGame } from '../site/addresses/addresses.ts'
import { secondaryOf } from './support/our-content.ts'
import { providerVideoGame, test, videoId } from './support/test-content.ts'
import { pauseVideo, standInForProvider } from './support/video-provider.ts'
import { firstVisit, storeConsent, watchConsole } from './support/visitor.ts'

// One service for all tests of this file.
test.describe.configure({ mode: 'default', timeout: 60_000 })
test.use(firstVisit)

const title = secondaryOf(providerVideoGame)?.title ?? ''
const background = (page: Page) => page.getByRole('region', { name: title, exact: true })
const playVideo = 'Play the video in the background'
const embedded = (page: Page) => background(page).getByTitle(title)

type Visit = {
  player?: Parameters<typeof standInForProvider>[1]
  consent?: 'accepted' | 'declined' | 'unasked'
}

/** Looks at the section; what the provider is asked for and what the console says is collected from the start. */
async function openBackground(page: Page, { consent = 'accepted', player }: Visit = {}) {
  if (consent !== 'unasked') await storeConsent(page, consent)
  const asked = await standInForProvider(page, player)
  const messages = watchConsole(page)
  await page.goto(pathOfGame(providerVideoGame.slug))
  await background(page).scrollIntoViewIfNeeded()
  return { asked, messages }
}

async function withdraw(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Decline' }).click()
}

test('asks the provider for nothing before consent, and plays after a press', async ({ page }) => {
  const { asked, messages } = await openBackground(page, { consent: 'declined' })
  const play = background(page).getByRole('button', { name: playVideo })
  await expect(background(page).getByText('From YouTube')).toBeVisible()
  await expect(play).toBeVisible()
  expect(asked).toEqual([])
  await play.click()
  await expect(embedded(page)).toBeAttached()
  await expect(background(page).getByRole('button', { name: pauseVideo })).toBeVisible()
  expect(asked[0]).toBe('https://www.youtube.com/iframe_api')
  expect(asked[1]).toContain(`https://www.youtube-nocookie.com/embed/${videoId}?`)
  expect(messages).toEqual([])
  // A language that is chosen in another tab is no decision about consent.
  const heard = page.evaluate(() => new Promise((resolve) => window.addEventListener('storage', () => resolve(true))))
  const otherTab = await page.context().newPage()
  await otherTab.goto('/download')
  await otherTab.evaluate(() => localStorage.setItem('download-language', 'de'))
  await heard
  await expect(embedded(page)).toBeAttached()
})

test('starts by itself after consent: muted, in a loop, without controls', async ({ page }) => {
  await openBackground(page)
  await expect(embedded(page)).toBeAttached()
  const [[, address] = []] = await providerCalls(page)
  const { pathname, searchParams } = new URL(String(address))
  expect(pathname).toBe(`/embed/${videoId}`)
  const settings = { autoplay: '1', mute: '1', loop: '1', playlist: videoId, controls: '0', playsinline: '1' }
  expect(Object.fromEntries(searchParams)).toMatchObject(settings)
  await expect(embedded(page)).toHaveAttribute('tabindex', '-1')
})

test('starts when the visitor accepts, goes when consent is withdrawn, and comes again', async ({ page }) => {
  const { asked } = await openBackground(page, { consent: 'unasked' })
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(embedded(page)).toBeAttached()
  await withdraw(page)
  await expect(embedded(page)).toHaveCount(0)
  await expect(background(page).getByRole('button', { name: playVideo })).toBeVisible()
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await background(page).scrollIntoViewIfNeeded()
  await expect(embedded(page)).toBeAttached()
})

test('pauses and plays by its button, and pauses out of view', async ({ page }) => {
  await openBackground(page)
  await background(page).getByRole('button', { name: pauseVideo }).click()
  await expect.poll(async () => (await callNames(page)).at(-1)).toBe('pauseVideo')
  await background(page).getByRole('button', { name: playVideo }).click()
  await expect.poll(async () => (await callNames(page)).at(-1)).toBe('playVideo')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await callNames(page)).at(-1)).toBe('pauseVideo')
})

test('shows that it loads until the player is ready, however late that is', async ({ page }) => {
  await openBackground(page, { player: 'late' })
  await expect(background(page).getByText('Loading the video…')).toBeVisible()
  await expect.poll(() => callNames(page)).toEqual(['new'])
  await becomeReady(page)
  await expect(background(page).getByText('Loading the video…')).toBeHidden()
  await expect(background(page).getByRole('button', { name: pauseVideo })).toBeVisible()
})

test('a player that becomes ready after consent was withdrawn stays away', async ({ page }) => {
  const { messages } = await openBackground(page, { player: 'late' })
  await expect.poll(() => callNames(page)).toEqual(['new'])
  await withdraw(page)
  await becomeReady(page)
  await expect(embedded(page)).toHaveCount(0)
  await expect(background(page).getByRole('button', { name: playVideo })).toBeVisible()
  expect(messages).toEqual([])
})

test('turns black with one console error when the script does not load', async ({ page }) => {
  const { messages } = await openBackground(page, { player: 'missing' })
  await expect(background(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(embedded(page)).toHaveCount(0)
  await expect(background(page).getByRole('button')).toHaveCount(0)
  // the browser itself reports a request that failed; the site says one sentence
  const own = messages.filter((message) => !message.includes('net::ERR'))
  expect(own).toEqual([expect.stringContaining('script could not be loaded')])
})

test('turns black when the script loads and never calls back', async ({ page }) => {
  await page.clock.install()
  const { messages } = await openBackground(page, { player: 'empty' })
  await expect(background(page).getByText('Loading the video…')).toBeVisible()
  await page.clock.runFor(30_000)
  await expect(background(page)).toHaveAttribute('data-state', 'failed')
  expect(messages).toEqual([expect.stringContaining('script could not be loaded')])
})

test('turns black when the player fails in the middle of the video', async ({ page }) => {
  const { messages } = await openBackground(page)
  await expect(background(page)).toHaveAttribute('data-state', 'shown')
  await reportError(page, 5)
  await expect(embedded(page)).toHaveCount(0)
  await reportError(page, 5)
  expect(messages).toEqual([expect.stringContaining('reports error 5')])
})

/** What the page asked of the stand-in's player so far: the names of its functions and what was given to them. */
async function providerCalls(page: Page): Promise<[string, ...unknown[]][]> {
  return page.evaluate(() => Reflect.get(window, 'providerCalls') ?? [])
}

async function callNames(page: Page): Promise<string[]> {
  return (await providerCalls(page)).map(([name]) => name)
}

async function becomeReady(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'providerPlayer').becomeReady())
}

async function reportError(page: Page, code: number): Promise<void> {
  await page.evaluate((data) => Reflect.get(window, 'providerPlayer').events.onError({ data }), code)
}
