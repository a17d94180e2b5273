import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageBackground } from './contrast.ts'

/** Tailwind steps of 4 px: 4, 8, 12, 16, 24, 32, 48, 64 and 96 px. */
const steps = ['0', '1', '2', '3', '4', '6', '8', '12', '16', '24', 'auto', 'px']

const screens = globSync('site/**/*.{tsx,astro}').filter((file) => !file.endsWith('.test.tsx'))

test.each([
  ['spaces', /(?<![\w-])-?(?:p|m|gap)[xytblr]?(?:-[xy])?-(\d[\d.]*|auto|px)(?![\w(/-])/g, steps],
  ['radii', /(?<![\w-])rounded(?:-[tblr]+)?-([\w.]+)/g, ['box', 'full']],
  ['text sizes', /(?<![\w-])text-(xs|lg|xl|\dxl|\[[^\]]+\])/g, []],
  ['colours', /(?<![\w-])(?:text|bg|border|outline)-(\[#[^\]]+\]|(?:red|gray|white)[-\d]*)/g, []],
])('%s are those of the tokens', (_, pattern, allowed: readonly string[]) => {
  expect(screens).not.toEqual([])
  const outside = screens.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)]
      .filter(([, value = '']) => !allowed.includes(value))
      .map(([found]) => `${file}: ${found}`),
  )
  expect(outside).toEqual([])
})

test('the accents of games are compared with the background of the pages', () => {
  expect(readFileSync('site/styles/tokens.css', 'utf8')).toContain(`--color-night: ${pageBackground};`)
})
