import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { type Background, SectionBackground } from './section-background.tsx'

const image = {
  alt: 'A foggy street',
  base: '/img/street',
  widths: [480],
  width: 480,
  height: 320,
}
const loop = { webm: '/img/fog.webm' }

const shown = (background: Background) =>
  renderToStaticMarkup(
    <SectionBackground {...background} title="The street">
      <i>film</i>
    </SectionBackground>,
  )

test.each([
  ['a film of ours', { image, loop }],
  ['a video id', { image, videoId: 'aaaaaaaaaaa' }],
  ['a picture alone', { image }],
] satisfies [string, Background][])(
  'shows %s with its picture and has nothing to report',
  (_, background) => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    expect(shown(background)).toMatch(/<img.*<i>film/)
    expect(report).not.toHaveBeenCalled()
  },
)

test('reports a section with nothing behind it to the developer', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  expect(shown({})).toBe('')
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"The street" has neither'))
})

test.each([
  [undefined, false],
  ['top', true],
] as const)('of a picture with focus %s another part than the middle stays in view: %s', (focus, moved) => {
  expect(/class="[^"]*object-top!/.test(shown({ image: { ...image, focus } }))).toBe(moved)
})
