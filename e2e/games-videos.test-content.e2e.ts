import { expect, type Page } from '@playwright/test'
import { pathOfGame, pathOfHowToPlay } from '../site/addresses/addresses.ts'
import { secondaryOf } from './support/our-content.ts'
import { served } from './support/pages.ts'
import { howToPlayGame, ownVideoGame, test, videoId } from './support/test-content.ts'
import { pauseVideo, standInForProvider } from './support/video-provider.ts'
import { askForLess, watchConsole } from './support/visitor.ts'

// One service for all tests of this file.
test.describe.configure({ mode: 'default', timeout: 60_000 })

test.describe('the how-to-play page with a video', () => {
  const path = pathOfHowToPlay(howToPlayGame.slug)
  const title = `How to play ${howToPlayGame.name}`

  test('shows its poster, and the player on a press, without consent', async ({ page }) => {
    const asked = await standInForProvider(page)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const poster = page.getByRole('main').locator('header').getByRole('img').last()
    await expect(poster).toBeVisible()
    expect(asked).toEqual([])
    const elsewhere = page.getByRole('link', { name: /^Watch it on YouTube/ })
    await expect(elsewhere).toHaveAttribute('href', `https://www.youtube.com/watch?v=${videoId}`)
    await page.getByRole('button', { name: 'Play the video' }).click()
    const video = page.getByTitle(title)
    await expect(video).toBeFocused()
    // The policy of the page lets it in.
    expect(asked).toEqual([expect.stringContaining(`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`)])
    expect(await video.boundingBox()).toEqual(await poster.boundingBox())
  })

  test('lets in the provider by its policy, unlike pages without a video', async ({ request }) => {
    expect((await served(request, path)).policy).toContain('frame-src https://www.youtube-nocookie.com')
    expect((await served(request, '/contact')).policy).not.toContain('youtube')
  })
})

test.describe('a video of ours in the background', () => {
  const title = secondaryOf(ownVideoGame)?.title ?? ''
  const section = (page: Page) => page.getByRole('region', { name: title, exact: true })
  const video = (page: Page) => section(page).locator('video')
  const state = (page: Page) =>
    video(page).evaluate((element: HTMLVideoElement) => ({
      paused: element.paused,
      muted: element.muted,
      loop: element.loop,
      inline: element.playsInline,
      loaded: element.readyState > 0,
    }))
  const open = (page: Page) => page.goto(pathOfGame(ownVideoGame.slug))

  test('shows its poster, then plays muted, inline and in a loop, while in view and not paused', async ({ page }) => {
    const messages = watchConsole(page)
    await open(page)
    expect(await state(page)).toMatchObject({ paused: true, loaded: false })
    await expect(video(page)).toHaveCSS('opacity', '0')
    await section(page).scrollIntoViewIfNeeded()
    await expect(section(page).getByRole('presentation')).toBeVisible()
    await expect.poll(() => state(page)).toEqual({ paused: false, muted: true, loop: true, inline: true, loaded: true })
    await expect(video(page)).toHaveCSS('opacity', '1')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(async () => (await state(page)).paused).toBe(true)
    await section(page).scrollIntoViewIfNeeded()
    await expect.poll(async () => (await state(page)).paused).toBe(false)
    await section(page).getByRole('button', { name: pauseVideo }).click()
    await expect.poll(async () => (await state(page)).paused).toBe(true)
    expect(messages).toEqual([])
  })

  for (const fault of ['is blocked', 'is no video'])
    test(`leaves a black ground without a button and one error when it ${fault}`, async ({ page }) => {
      await page.route(/river.*\.(webm|mp4)$/, (route) =>
        fault === 'is blocked' ? route.abort() : route.fulfill({ contentType: 'video/webm', body: 'no video' }),
      )
      const messages = watchConsole(page)
      await open(page)
      await section(page).scrollIntoViewIfNeeded()
      await expect(section(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)')
      await expect(video(page)).toBeHidden()
      await expect(section(page).getByRole('button')).toHaveCount(0)
      const own = messages.filter((message) => !message.includes('net::ERR'))
      expect(own).toEqual([expect.stringMatching(/^The video behind ".+" does not play/)])
    })

  test('is not even loaded where the visitor saves data, until they press play', async ({ page }) => {
    await askForLess(page, 'less data')
    await open(page)
    await section(page).scrollIntoViewIfNeeded()
    const play = section(page).getByRole('button', { name: 'Play the video in the background' })
    await expect(play).toBeVisible()
    expect(await state(page)).toMatchObject({ paused: true, loaded: false })
    await play.click()
    await expect.poll(async () => (await state(page)).paused).toBe(false)
  })
})
