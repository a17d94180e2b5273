import { expect, test } from 'vitest'
import { sectionId } from './section-id.ts'

test.each([
  ['Nemesis', 'nemesis'],
  ['S.T.A.L.K.E.R.', 's-t-a-l-k-e-r'],
  ['Tainted Grail: The Fall of Avalon', 'tainted-grail-the-fall-of-avalon'],
  ['The Edge: Dawnfall 1.6', 'the-edge-dawnfall-1-6'],
  ['  --- ', ''],
  ['', ''],
])('turns the title %j into the section id %j', (title, id) => {
  expect(sectionId(title)).toBe(id)
})
