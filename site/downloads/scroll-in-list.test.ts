import { expect, onTestFinished, test, vi } from 'vitest'
import { scrollInList } from './scroll-in-list.ts'

/** A list 500 px high, 2,000 px long, and a section in it whose place can change as sections above it are drawn. */
function aList({ scrollTop = 0, sectionAt = 1000 } = {}) {
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) })
  onTestFinished(() => void vi.unstubAllGlobals())
  const scrolls: { top: number; behavior: string }[] = []
  const list = Object.assign(new EventTarget(), {
    scrollTop,
    scrollHeight: 2000,
    clientHeight: 500,
    getBoundingClientRect: () => ({ top: 0 }),
    scrollTo(to: { top: number; behavior: string }) {
      scrolls.push(to)
      list.scrollTop = to.top
    },
  })
  const section = { at: sectionAt, getBoundingClientRect: () => ({ top: section.at - list.scrollTop }) }
  const isElement = (found: unknown): found is HTMLElement => found === list || found === section
  const [found, target]: unknown[] = [list, section]
  if (!isElement(found) || !isElement(target)) throw new Error('no elements')
  const choose = () => scrollInList(found, target)
  const happen = (event: string) => list.dispatchEvent(new Event(event))
  return { list, section, scrolls, choose, happen }
}

test('scrolls to 60 px above the section, and puts the place right when it moved on the way', () => {
  const { section, scrolls, choose, happen } = aList()
  choose()
  section.at = 1100
  happen('scrollend')
  happen('scrollend')
  expect(scrolls).toEqual([
    { top: 940, behavior: 'smooth' },
    { top: 1040, behavior: 'instant' },
  ])
})

test.each([
  ['stands there already', { scrollTop: 940 }],
  ['is at its end, and the section too near to that', { scrollTop: 1500, sectionAt: 1900 }],
])('a list that %s is left to the visitor', (_case, given) => {
  const { list, scrolls, choose, happen } = aList(given)
  choose()
  list.scrollTop = 300
  happen('scrollend')
  expect(scrolls).toEqual([])
})

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'a visitor who scrolls on by %s is not called back',
  (takeover) => {
    const { list, scrolls, choose, happen } = aList()
    choose()
    happen(takeover)
    list.scrollTop = 300
    happen('scrollend')
    expect(scrolls).toHaveLength(1)
  },
)

test('a choice that another has followed corrects nothing', () => {
  const { section, scrolls, choose, happen } = aList()
  const leave = choose()
  leave()
  section.at = 1100
  happen('scrollend')
  expect(scrolls).toHaveLength(1)
})
