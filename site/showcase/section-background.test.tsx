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
  renderToStaticMarkup(<SectionBackground {...background} title="The street" />)

test.each([
  ['a film of ours', { image, loop }, ['<img', '<video']],
  ['a video id', { image, videoId: 'aaaaaaaaaaa' }, ['<img', 'data-video-provider="youtube"']],
  ['a picture alone', { image }, ['<img']],
] satisfies [string, Background, string[]][])(
  'shows %s and has nothing to report',
  (_, background, expected) => {
    const report = vi.spyOn(console, 'error').mockReturnValue()
    const html = shown(background)
    for (const part of expected) expect(html).toContain(part)
    expect(report).not.toHaveBeenCalled()
  },
)

test('reports a section with nothing behind it to the developer', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue()
  expect(shown({})).toBe('')
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"The street" has neither'))
})

test('asks the provider for nothing in the served page', () => {
  expect(shown({ image, videoId: 'aaaaaaaaaaa' })).not.toContain('youtube.com')
})
