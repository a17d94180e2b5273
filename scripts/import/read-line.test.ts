import { expect, test } from 'vitest'
import { readRegister } from '../../site/downloads/download-register.server.ts'
import { kindOf, readTitle, titleKey } from './read-line.ts'

test.each([
  ['Rulebook DE (6.1 MB)', { title: 'Rulebook DE', bytes: 6_100_000 }],
  ['FAQ [640 kB]', { title: 'FAQ', bytes: 640_000 }],
  ['Rulebook - 12,5MB', { title: 'Rulebook', bytes: 12_500_000 }],
  ['Art (1.2 GB)', { title: 'Art', bytes: 1_200_000_000 }],
  ['Rulebook (12 345 kB)', { title: 'Rulebook' }],
  ['Rulebook (1,234 MB)', { title: 'Rulebook' }],
  ['Rulebook (GB)', { title: 'Rulebook (GB)' }],
  ['Volume 2 120 MB', { title: 'Volume 2', bytes: 120_000_000 }],
  ['FAQ v1.2 ENG (8.06.2026)', { title: 'FAQ v1.2 ENG (8.06.2026)', version: '1.2', issued: '2026-06-08' }],
  ['Rulebook [corrected_17_04_2023]', { title: 'Rulebook [corrected_17_04_2023]', issued: '2023-04-17' }],
  ['Errata 2023-04-17', { title: 'Errata 2023-04-17', issued: '2023-04-17' }],
  ['Rulebook 2.0 DE', { title: 'Rulebook 2.0 DE', version: '2.0' }],
  ['Rules version 3', { title: 'Rules version 3', version: '3' }],
  ['Volume 2 Rules', { title: 'Volume 2 Rules' }],
  ['Sheet 31.02.2024', { title: 'Sheet 31.02.2024' }],
  ['  Rulebook\u00a0 DE ', { title: 'Rulebook DE' }],
  ['(6.1 MB)', { title: '', bytes: 6_100_000 }],
])('reads %j', (published, facts) => {
  expect(readTitle(published)).toEqual(facts)
})

test.each([
  ['Rulebook DE', 'Nemesis RULEBOOK (GER)', true],
  ['Rulebook PL', 'The Nemesis: Rule-book Polish (3 MB)', true],
  ['FAQ v2.2 ENG', 'FAQ V2.3 (8.06.2026)', true],
  ['Rulebook', 'Solo Rulebook', false],
])('%j and %j name the same document, whatever its edition: %s', (ours, theirs, same) => {
  const nemesis = { slug: 'nemesis', section: 'nemesis', title: 'Nemesis', documents: [] }
  expect(titleKey(ours, nemesis) === titleKey(theirs, nemesis)).toBe(same)
})

test('knows what each document of the register is', () => {
  const documents = readRegister().flatMap((set) => set.documents)
  expect(documents.filter((it) => kindOf(it.category, it.title) !== it.kind)).toEqual([])
})
