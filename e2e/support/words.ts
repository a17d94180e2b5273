import { chromium, type Page, test } from '@playwright/test'
import { answerBanner } from './consent.ts'

/** A phone of 360 px whose browser is set to text of `size` px, where 16 is usual. */
export async function withTextOf(size: number, use: (page: Page) => Promise<void>): Promise<void> {
  const { launchOptions, baseURL } = test.info().project.use
  const args = [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${size}`]
  const browser = await chromium.launch({ ...launchOptions, args })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, baseURL })
    await answerBanner(page)
    await use(page)
  } finally {
    await browser.close()
  }
}

/** Words in what `selector` finds that stand on two lines, where no hyphen or dash lets them. */
export function brokenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(`:is(${selector}):visible`).evaluateAll((elements) =>
    elements.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const broken: string[] = []
      while (walker.nextNode()) {
        if (walker.currentNode.parentElement?.closest('.sr-only')) continue
        const text = walker.currentNode.textContent ?? ''
        for (const { index, 0: word } of text.matchAll(/[^\s\u2010-\u2014/-]+/g)) {
          const range = document.createRange()
          range.setStart(walker.currentNode, index)
          range.setEnd(walker.currentNode, index + word.length)
          const lines = new Set([...range.getClientRects()].map((it) => Math.round(it.top)))
          if (lines.size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )
}
