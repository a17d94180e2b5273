import { expect, type Page, test } from '@playwright/test'
import { pathOfGame, pathOfHowToPlay } from '../site/addresses/addresses.ts'
import { paragraphsOf } from '../site/game-page/sections.tsx'
import type { Game } from '../site/games/game.ts'
import { closingOf, featuresOf, gameWith, secondaryOf } from './support/our-content.ts'
import { readAddresses } from './support/pages.ts'
import { measureTop, watchConsole } from './support/visitor.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const hasButtonAndFeatures = (game: Game) => featuresOf(game).length > 2 && game.hero.buttonOneLink.startsWith('#')
const aGame = gameWith('three features and a button to a section', hasButtonAndFeatures)

/** A section of a game's page, found by its title. */
const region = (page: Page, section: { title: string } | undefined) =>
  page.getByRole('region', { name: section?.title ?? 'a section that the game does not have', exact: true })

test('the secondary section is 600 px high, with a picture behind its paragraphs', async ({ page }) => {
  const game = gameWith('a secondary section without button and video', (candidate) => {
    const section = secondaryOf(candidate)
    return section && !(section.buttonText ?? section.video ?? section.videoId)
  })
  await page.goto(pathOfGame(game.slug))
  const section = region(page, secondaryOf(game))
  await expect(section).toHaveCSS('min-height', '600px')
  await expect(section.getByRole('paragraph')).toHaveText(paragraphsOf(secondaryOf(game)?.desc ?? ''))
  await expect(section.getByRole('img')).toHaveCount(1)
  await expect(section.getByRole('link')).toHaveCount(0)
})

test('the secondary section has its button, if any, and grows with its text on a small screen', async ({ page }) => {
  const game = gameWith('a button in its secondary section', (game) => secondaryOf(game)?.buttonText !== undefined)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(pathOfGame(game.slug))
  const section = region(page, secondaryOf(game))
  await expect(section.getByRole('link')).toHaveAttribute('href', secondaryOf(game)?.buttonLink ?? '')
  const box = await section.boundingBox()
  const link = await section.getByRole('link').boundingBox()
  const title = await section.getByRole('heading').boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(600)
  // Above the words the picture is not shaded.
  expect((title?.y ?? 0) - (box?.y ?? 0)).toBeGreaterThanOrEqual(220)
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0))
})

test('a how-to-play page tells the game step by step, and has a player where a video is known', async ({ page }) => {
  const { slug, name, howToPlay } = gameWith('a how-to-play page', (candidate) => candidate.howToPlay !== undefined)
  await page.goto(pathOfHowToPlay(slug))
  await expect(page).toHaveTitle(`${name}: How to play | Awaken Realms`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const steps = page.getByRole('region', { name: 'Step by step' }).getByRole('listitem')
  await expect(steps).toHaveCount(howToPlay?.steps.length ?? 0)
  for (const step of await steps.all()) {
    await expect(step.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(step.getByRole('img')).toHaveCount(1)
  }
  await expect(page.getByRole('link', { name: 'Manuals & Files' })).toHaveAttribute('href', /^\/download/)
  await expect(page.getByRole('button', { name: 'Play the video' })).toHaveCount(howToPlay?.videoId ? 1 : 0)
  await page.getByRole('link', { name: `About ${name}` }).click()
  await expect(page).toHaveURL(pathOfGame(slug))
})

test('a feature is mirrored by its flag; a wide picture is above its text', async ({ page }) => {
  const hasAll = (game: Game) => new Set(featuresOf(game).map(({ right, wide }) => (wide ? 'wide' : right))).size > 2
  const game = gameWith('features of all kinds', hasAll)
  await page.goto(pathOfGame(game.slug))
  for (const feature of featuresOf(game)) {
    const { x = 0, y = 0 } = (await region(page, feature).getByRole('group').boundingBox()) ?? {}
    const text = await region(page, feature).getByRole('heading').boundingBox()
    expect(feature.wide ? y < (text?.y ?? 0) : x > (text?.x ?? 0) === feature.right, feature.title).toBe(true)
  }
})

test('a feature’s button stops 100 px above its target, or as far as its section says', async ({ page }) => {
  await page.goto(pathOfGame(aGame.slug))
  for (const feature of featuresOf(aGame)) {
    await region(page, feature).getByRole('link').click()
    await expect.poll(() => measureTop(page, feature.target), feature.title).toBe(feature.offset ?? 100)
  }
})

// That it leads to a set of documents where it names one: `site/game-page/sections.test.tsx`.
test('the closing section is 650 px high and leads to the download page', async ({ page }) => {
  const game = gameWith('a closing section', closingOf)
  await page.goto(pathOfGame(game.slug))
  await expect(region(page, closingOf(game))).toHaveCSS('min-height', '650px')
  await region(page, closingOf(game)).getByRole('link').click()
  await expect(page).toHaveURL(/\/download(#.+)?$/)
})

const related = (page: Page) => page.getByRole('region', { name: 'Related games' })

test('the end of the page leads to the related games that its file names', async ({ page }) => {
  await page.goto(pathOfGame(aGame.slug))
  const links = related(page).getByRole('article').getByRole('link')
  // A tile also has links to documents and to other sites.
  const toGames = (await readAddresses(links)).filter((address) => address?.startsWith('/games/'))
  expect(toGames).toEqual(aGame.related.map(pathOfGame))
  await links.first().click()
  await expect(page).toHaveURL(pathOfGame(aGame.related[0] ?? ''))
})

test('the console is silent on a way through the buttons of a page', async ({ page }) => {
  const messages = watchConsole(page)
  await page.goto(pathOfGame(aGame.slug))
  await page.getByRole('button', { name: 'Next picture' }).first().click()
  await page.getByRole('button', { name: 'Play the row of pictures' }).click()
  await region(page, featuresOf(aGame)[0]).getByRole('link').click()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await related(page).getByRole('link').first().click()
  await expect(page).not.toHaveURL(pathOfGame(aGame.slug))
  expect(messages).toEqual([])
})

test('without JavaScript all can be read, pictures scroll by hand and no button is dead', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(pathOfGame(aGame.slug))
  for (const feature of featuresOf(aGame)) await expect(region(page, feature).getByRole('heading')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  const button = page.getByRole('link', { name: aGame.hero.buttonOneText ?? 'Discover More' })
  await button.first().click()
  await expect(page).toHaveURL(/#.+$/)
  const pictures = region(page, featuresOf(aGame)[0]).getByRole('group').getByRole('list')
  await expect(pictures).toHaveCSS('overflow-x', 'auto')
  await page.close()
})

test('on paper every section is there in black, scrolled to or not, without buttons', async ({ page }) => {
  await page.goto(pathOfGame(aGame.slug))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeHidden()
  const main = page.getByRole('main')
  await expect(main.getByRole('button')).toHaveCount(0)
  const faint = () =>
    main.locator('h2, h2 ~ p').evaluateAll((texts) => {
      const seen = (element: Element | null): boolean =>
        !element || (getComputedStyle(element).opacity === '1' && seen(element.parentElement))
      return texts
        .filter((text) => text.checkVisibility())
        .filter((text) => !seen(text) || getComputedStyle(text).color !== 'rgb(0, 0, 0)')
        .map(({ textContent }) => textContent)
    })
  await expect.poll(faint).toEqual([])
})
