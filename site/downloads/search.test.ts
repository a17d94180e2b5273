import { expect, test } from 'vitest'
import { find, prepare, weigh, wordsOf } from './search.ts'

test.each([
  ['is the word', 'nemesis', 'nemesis', 4],
  ['begins with it', 'nemesis', 'nem', 3],
  ['has one letter more', 'nemesis', 'nemessis', 2],
  ['has one letter less', 'nemesis', 'nemsis', 2],
  ['has one wrong letter', 'nemesis', 'nemezis', 2],
  ['has two neighbours swapped', 'nemesis', 'nemseis', 2],
  ['has a wrong first letter', 'nemesis', 'memesis', 2],
  ['has a wrong last letter', 'nemesis', 'nemesiz', 2],
  ['begins with it but for one letter', 'retaliation', 'retalliat', 1],
  ['has two wrong letters', 'nemesis', 'nemeziz', 0],
  ['is short and wrong', 'faq', 'fag', 0],
  ['is something else', 'nemesis', 'etherfields', 0],
])('a word that %s: %s for %s weighs %i', (_case, word, asked, weight) => {
  expect(weigh(word, asked)).toBe(weight)
})

test.each([
  ['Größe', ['grosse']],
  ['Władcy Hellady', ['wladcy', 'hellady']],
  ['Правила гри: Їжак', ['правила', 'гри', 'іжак']],
  ['2.0 CARDS-Update!', ['2', '0', 'cards', 'update']],
  ['규칙서', ['규칙서']],
  ['../../etc', ['etc']],
  ['   ', []],
])('cuts %j into words without accents', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test('wants every word of the query and puts exact answers first', () => {
  const search = prepare(['Nemesis Lockdown Rulebook', 'Nemesis Rulebooks', 'Nemesis FAQ'])
  expect(find(search, 'nemesis rulebook', [0, 0, 0])).toEqual([0, 1])
  expect(find(search, 'lokdown', [0, 0, 0])).toEqual([0])
  expect(find(search, 'nemesis poetry', [0, 0, 0])).toEqual([])
  expect(find(search, '', [0, 0, 0])).toEqual([0, 1, 2])
})

test('among equally good answers puts the lowest rank first', () => {
  const search = prepare(['Rulebook', 'Rulebook', 'Rulebooks'])
  expect(find(search, 'rulebook', [1, 0, 0])).toEqual([1, 0, 2])
})

test('answers within 100 ms for 5,000 documents, on a machine four times as slow', () => {
  const documents = Array.from(
    { length: 5000 },
    (_, index) =>
      `Game${index % 230} of Kings${index % 37} Rulebook DE Spielregel German Deutsch volume${index % 911}`,
  )
  const search = prepare(documents)
  const ranks = documents.map(() => 0)
  find(search, 'warm up', ranks)
  const times = Array.from({ length: 15 }, () => {
    const began = performance.now()
    expect(find(search, 'kings12 rulebok deutsch', ranks).length).toBeGreaterThan(0)
    return performance.now() - began
  })
  expect(Math.min(...times)).toBeLessThan(25)
})
