import { expect, type Page } from '@playwright/test'
import { answerBanner } from './support/consent.ts'
import { watchConsole } from './support/console.ts'
import { becomeReady, providerCalls, reportError, standInForProvider } from './support/provider.ts'
import { test, videoId } from './support/video-site.ts'

// One site is built for all tests of this file, so they stay in one worker.
test.describe.configure({ mode: 'default', timeout: 60_000 })

const game = (slug: string) => `/games/awaken-realms/${slug}`
const background = (page: Page) => page.getByRole('region', { name: 'Home is a long way off' })
const playFilm = 'Play the film (from YouTube)'
const pauseFilm = 'Pause the film in the background'
const embedded = (page: Page) => background(page).getByTitle('Home is a long way off')
const names = async (page: Page) => (await providerCalls(page)).map(([name]) => name)

async function openBackground(page: Page, site: string): Promise<void> {
  await page.goto(`${site}${game('nemesis')}`, { waitUntil: 'networkidle' })
  await background(page).scrollIntoViewIfNeeded()
}

test.describe('a provider’s video in the background', () => {
  test('asks the provider for nothing before consent, and plays after a press', async ({
    page,
    videoSite,
  }) => {
    await answerBanner(page, 'declined')
    const asked = await standInForProvider(page)
    const messages = watchConsole(page)
    await openBackground(page, videoSite)
    const play = background(page).getByRole('button', { name: playFilm })
    await expect(play).toBeVisible()
    expect(asked).toEqual([])
    await play.click()
    await expect(embedded(page)).toBeAttached()
    await expect(background(page).getByRole('button', { name: pauseFilm })).toBeVisible()
    expect(asked[0]).toBe('https://www.youtube.com/iframe_api')
    expect(asked[1]).toContain(`https://www.youtube-nocookie.com/embed/${videoId}?`)
    expect(messages).toEqual([])
  })

  test('starts by itself after consent: muted, in a loop, without controls', async ({ page, videoSite }) => {
    await answerBanner(page, 'accepted')
    await standInForProvider(page)
    await openBackground(page, videoSite)
    await expect(embedded(page)).toBeAttached()
    const [[, id, vars] = []] = await providerCalls(page)
    expect(id).toBe(videoId)
    expect(vars).toMatchObject({ autoplay: 1, mute: 1, loop: 1, playlist: videoId, controls: 0 })
    await expect(embedded(page)).toHaveAttribute('tabindex', '-1')
  })

  test('starts when the visitor accepts while looking at it', async ({ page, videoSite }) => {
    const asked = await standInForProvider(page)
    await openBackground(page, videoSite)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect(embedded(page)).toBeAttached()
  })

  test('pauses and plays by its button, and pauses out of view', async ({ page, videoSite }) => {
    await answerBanner(page, 'accepted')
    await standInForProvider(page)
    await openBackground(page, videoSite)
    await background(page).getByRole('button', { name: pauseFilm }).click()
    await expect.poll(async () => (await names(page)).at(-1)).toBe('pauseVideo')
    await background(page).getByRole('button', { name: 'Play the film in the background' }).click()
    await expect.poll(async () => (await names(page)).at(-1)).toBe('playVideo')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(async () => (await names(page)).at(-1)).toBe('pauseVideo')
  })

  test('does not start by itself where the visitor asks for less motion', async ({ page, videoSite }) => {
    await answerBanner(page, 'accepted')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const asked = await standInForProvider(page)
    await openBackground(page, videoSite)
    await expect(background(page).getByRole('button', { name: playFilm })).toBeVisible()
    expect(asked).toEqual([])
  })

  test('shows that it loads until the player is ready, however late that is', async ({ page, videoSite }) => {
    await answerBanner(page, 'accepted')
    await standInForProvider(page, { ready: 'when told' })
    await openBackground(page, videoSite)
    await expect(background(page).getByText('Loading the film…')).toBeVisible()
    await expect.poll(() => names(page)).toEqual(['new'])
    await becomeReady(page)
    await expect(background(page).getByText('Loading the film…')).toBeHidden()
    await expect(background(page).getByRole('button', { name: pauseFilm })).toBeVisible()
  })

  test('a player that becomes ready after the visitor has left disturbs nobody', async ({
    page,
    videoSite,
  }) => {
    await answerBanner(page, 'accepted')
    await standInForProvider(page, { ready: 'when told' })
    const messages = watchConsole(page)
    await openBackground(page, videoSite)
    await expect.poll(() => names(page)).toEqual(['new'])
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our games' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'DISCOVER OUR GAMES' })).toBeVisible()
    expect(await names(page)).toEqual(['new', 'destroy'])
    await becomeReady(page)
    expect(messages).toEqual([])
  })

  for (const [what, plan] of [
    ['the script does not load', { script: 'missing' }],
    ['the player reports an error', { error: 150 }],
  ] as const) {
    test(`turns black with one console error when ${what}`, async ({ page, videoSite }) => {
      await answerBanner(page, 'accepted')
      await standInForProvider(page, plan)
      const messages = watchConsole(page)
      await openBackground(page, videoSite)
      const ground = background(page)
        .getByText('Home is a long way off')
        .locator('xpath=ancestor::section/div[1]/div')
      await expect(ground).toHaveCSS('background-color', 'rgb(0, 0, 0)')
      await expect(embedded(page)).toHaveCount(0)
      // the browser itself reports a request that failed; the site says one sentence
      const own = messages.filter((it) => !it.includes('net::ERR'))
      expect(own).toEqual([expect.stringMatching(/script could not be loaded|reported error 150/)])
    })
  }

  test('turns black when the player fails in the middle of the film', async ({ page, videoSite }) => {
    await answerBanner(page, 'accepted')
    await standInForProvider(page)
    const messages = watchConsole(page)
    await openBackground(page, videoSite)
    await expect(background(page).getByRole('button', { name: pauseFilm })).toBeVisible()
    await reportError(page, 5)
    await expect(embedded(page)).toHaveCount(0)
    await reportError(page, 5)
    expect(messages).toEqual([expect.stringContaining('reported error 5')])
  })

  test('plays for a visitor who came by a link inside the site, too', async ({ page, videoSite }) => {
    await answerBanner(page, 'declined')
    await standInForProvider(page)
    const messages = watchConsole(page)
    await page.goto(`${videoSite}${game('nemesis-lockdown')}`, { waitUntil: 'networkidle' })
    await page
      .getByRole('region', { name: 'Related games' })
      .getByRole('link', { name: 'Nemesis', exact: true })
      .click()
    await background(page).getByRole('button', { name: playFilm }).click()
    // a whole page load lies between
    await expect(embedded(page)).toBeAttached({ timeout: 20_000 })
    await expect(page).toHaveURL(`${videoSite}${game('nemesis')}`)
    expect(messages).toEqual([])
  })
})

test.describe('the how-to-play page with a film', () => {
  const path = `${game('grimcoven')}/videos`
  const film = (page: Page) => page.getByTitle('How to play Grimcoven')

  test('shows poster, title and chapters, and the player on a press, consent or not', async ({
    page,
    videoSite,
  }) => {
    await answerBanner(page, 'accepted')
    const asked = await standInForProvider(page)
    await page.goto(`${videoSite}${path}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1, name: 'How to play Grimcoven' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Chapters' }).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('main').getByRole('img')).toBeVisible()
    expect(asked).toEqual([])
    await page.getByRole('link', { name: 'Play the film' }).click()
    await expect(film(page)).toBeVisible()
    const [[, id, vars] = []] = await providerCalls(page)
    expect(id).toBe(videoId)
    expect(vars).not.toHaveProperty('mute')
    expect(vars).not.toHaveProperty('controls')
  })

  test('plays from a chapter, and jumps to another', async ({ page, videoSite }) => {
    await answerBanner(page, 'declined')
    await standInForProvider(page)
    await page.goto(`${videoSite}${path}`, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: /A first round/ }).click()
    await expect(film(page)).toBeVisible()
    expect((await providerCalls(page))[0]?.[2]).toMatchObject({ start: 95 })
    await page.getByRole('link', { name: /Setup/ }).click()
    await expect.poll(() => names(page)).toContain('playVideo')
    expect(await providerCalls(page)).toContainEqual(['seekTo', 0, true])
  })

  test('leaves the way to the provider open when its player fails', async ({ page, videoSite }) => {
    await answerBanner(page, 'declined')
    await standInForProvider(page, { script: 'missing' })
    await page.goto(`${videoSite}${path}`, { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Play the film' }).click()
    await expect(page.getByText('The film could not be loaded.')).toBeAttached()
    await expect(page.getByRole('link', { name: /^Watch it on YouTube/ })).toHaveAttribute(
      'href',
      `https://www.youtube.com/watch?v=${videoId}`,
    )
  })

  test('tells machines of the film', async ({ request, videoSite }) => {
    const html = await (await request.get(`${videoSite}${path}`)).text()
    expect(html).toContain('"@type":"VideoObject"')
    expect(html).toContain(`"embedUrl":"https://www.youtube-nocookie.com/embed/${videoId}"`)
  })

  test('lets in the provider by its policy, unlike pages without a film', async ({ request, videoSite }) => {
    const policyOf = async (it: string) =>
      (await request.get(`${videoSite}${it}`)).headers()['content-security-policy']
    expect(await policyOf(path)).toContain('frame-src https://www.youtube-nocookie.com')
    expect(await policyOf(game('puerto-rico'))).not.toContain('youtube')
  })
})

test.describe('a film of ours in the background', () => {
  const section = (page: Page) => page.getByRole('region', { name: 'A classic in its best clothes' })
  const film = (page: Page) => section(page).locator('video')
  const state = (page: Page) =>
    film(page).evaluate((it: HTMLVideoElement) => ({
      paused: it.paused,
      muted: it.muted,
      loop: it.loop,
      inline: it.playsInline,
      loaded: it.readyState > 0,
    }))
  const open = async (page: Page, site: string) => {
    await answerBanner(page)
    await page.goto(`${site}${game('castles-of-burgundy')}`, { waitUntil: 'networkidle' })
  }

  test('plays muted, inline and in a loop, only while it is in view', async ({ page, videoSite }) => {
    const messages = watchConsole(page)
    await open(page, videoSite)
    expect(await state(page)).toMatchObject({ paused: true, loaded: false })
    await section(page).scrollIntoViewIfNeeded()
    await expect
      .poll(() => state(page))
      .toEqual({ paused: false, muted: true, loop: true, inline: true, loaded: true })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(async () => (await state(page)).paused).toBe(true)
    expect(messages).toEqual([])
  })

  test('shows its poster first', async ({ page, videoSite }) => {
    await open(page, videoSite)
    await expect(film(page)).toHaveCSS('opacity', '0')
    await section(page).scrollIntoViewIfNeeded()
    await expect(section(page).getByRole('presentation')).toBeVisible()
    await expect(film(page)).toHaveCSS('opacity', '1')
  })

  test('is paused by its button', async ({ page, videoSite }) => {
    await open(page, videoSite)
    await section(page).scrollIntoViewIfNeeded()
    await section(page).getByRole('button', { name: pauseFilm }).click()
    await expect.poll(async () => (await state(page)).paused).toBe(true)
  })

  for (const wish of ['less motion', 'less data'] as const) {
    test(`is not even loaded where the visitor asks for ${wish}, until they press play`, async ({
      page,
      videoSite,
    }) => {
      if (wish === 'less motion') await page.emulateMedia({ reducedMotion: 'reduce' })
      else {
        await page.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
        )
      }
      await open(page, videoSite)
      await section(page).scrollIntoViewIfNeeded()
      const play = section(page).getByRole('button', { name: 'Play the film in the background' })
      await expect(play).toBeVisible()
      expect(await state(page)).toMatchObject({ paused: true, loaded: false })
      await play.click()
      await expect.poll(async () => (await state(page)).paused).toBe(false)
    })
  }
})
