import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { HomeGrid } from './home-page.tsx'

const picture = (number: number) => ({
  picture: { alt: `Picture ${number}`, base: `/img/${number}`, widths: [480], width: 480, height: 320 },
})

test.each([
  [4, ['The home grid shows exactly 5 pictures, it was given 4.']],
  [5, []],
  [6, ['The home grid shows exactly 5 pictures, it was given 6.']],
])('given %i pictures the home grid warns: %j', (count, warnings) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  const pictures = Array.from({ length: count }, (_, number) => picture(number))
  renderToStaticMarkup(<HomeGrid title="A" pitch="" pictures={pictures} />)
  expect(warn.mock.calls.flat()).toEqual(warnings)
})
