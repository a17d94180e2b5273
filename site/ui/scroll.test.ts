import { expect, onTestFinished, test, vi } from 'vitest'
import { scrollToId } from './scroll.ts'

/** A window scrolled down by 1,000 px, with one section 400 px below its upper edge. */
function aWindow({ lessMotion = false } = {}) {
  const scrollTo = vi.fn()
  const section = {
    getBoundingClientRect: () => ({ top: 400 }),
    hasAttribute: () => true,
    focus: vi.fn(),
  }
  vi.stubGlobal('window', { scrollY: 1000, scrollTo, matchMedia: () => ({ matches: lessMotion }) })
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'we-stand' ? section : null) })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { scrollTo, section }
}

test.each([
  [false, 'smooth'],
  [true, 'instant'],
])(
  'scrolls to the offset above a section; where less motion is asked for (%s): %s',
  (lessMotion, behavior) => {
    const { scrollTo, section } = aWindow({ lessMotion })
    scrollToId('we-stand', 80)
    expect(scrollTo.mock.calls).toEqual([[{ top: 1320, behavior }]])
    expect(section.focus).toHaveBeenCalledWith({ preventScroll: true })
  },
)

test('an id nobody has is warned about, and nothing moves', () => {
  const { scrollTo } = aWindow()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  scrollToId('nowhere', 80)
  expect(warn.mock.calls).toEqual([['There is no element with the id "nowhere" to scroll to.']])
  expect(scrollTo).not.toHaveBeenCalled()
})
