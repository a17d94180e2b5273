import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dump } from 'js-yaml'
import { expect, test } from 'vitest'
import { aFolder } from '../../server/testing/lifetime.ts'
import type { SetEntry } from '../../site/documents/document-schema.ts'
import { flagOf } from '../../site/documents/languages.ts'
import { readSets } from '../../site/documents/read-sets.build.ts'
import { type Match, matchList, writeMatches } from './match.ts'
import { withoutSize } from './published-list.ts'

const origin = 'https://awakenrealms.com'

test('all lines become documents: every id stays, and a second run changes nothing', () => {
  const folder = aFolderOfSets()
  const before = readSets([], folder)
  const list = JSON.stringify(aPublishedList(before))
  const run = () => matchList(list, readSets([], folder), origin)
  const first = run()
  expect(first.filter(({ status }) => status === 'unclear')).toEqual([])
  writeMatches(first, folder)
  const after = new Map(readSets([], folder).flatMap((set) => set.documents.map((it) => [it.id, it])))
  for (const { id, title, category, kind } of before.flatMap((set) => set.documents))
    expect(after.get(id)).toMatchObject({ title, category, kind })
  expect(after.size).toBe(4 + 50)
  expect(run().filter(({ status }) => status !== 'same')).toEqual([])
})

test('a new document comes after the last of its category, and no other letter changes', () => {
  const folder = aFolderOfSets()
  const file = join(folder, 'nemesis.yaml')
  const text = readFileSync(file, 'utf8')
  const category = 'RULEBOOKS'
  const entry = { link: 'https://a.example/b', id: 'new-en', category, kind: 'rulebook', title: 'R' } as const
  expect(writeMatches([{ status: 'new', set: 'nemesis', entry }], folder)).toEqual([file])
  const after = readFileSync(file, 'utf8')
  const added = `  - id: new-en
    category: RULEBOOKS
    title: R
    kind: rulebook
    link: https://a.example/b
`
  expect(after.replace(added, '')).toBe(text)
  expect(after.slice(after.indexOf(added) + added.length)).not.toContain(`category: ${category}`)
})

test('writes nothing at all when one file would not fit its schema any more', () => {
  const folder = aFolderOfSets()
  const file = join(folder, 'nemesis.yaml')
  const before = readFileSync(file, 'utf8')
  const good = { id: 'x-en', category: 'A', kind: 'faq', title: 'R' } as const
  const matches: Match[] = [
    { status: 'new', set: 'nemesis', entry: good },
    { status: 'new', set: 'stalker', entry: { ...good, link: 'no address' } },
  ]
  expect(() => writeMatches(matches, folder)).toThrow('https://')
  expect(readFileSync(file, 'utf8')).toBe(before)
})

test.each([
  ['Rulebook DE (6.1 MB)', { title: 'Rulebook DE', bytes: 6_100_000 }],
  ['FAQ (12,5MB)', { title: 'FAQ', bytes: 12_500_000 }],
  ['Rulebook (1,234 MB)', { title: 'Rulebook (1,234 MB)' }],
  ['Rulebook (2019)', { title: 'Rulebook (2019)' }],
  ['  Rulebook\u00a0 DE ', { title: 'Rulebook DE' }],
])('reads %j', (published, expected) => {
  expect(withoutSize(published)).toEqual(expected)
})

/** Two sets, as the editor writes them. */
function aFolderOfSets(): string {
  const folder = aFolder('sets')
  const rules = { category: 'RULEBOOKS', title: 'Rulebook ENG', kind: 'rulebook', language: 'en' }
  const rulesOf = (set: string) => ({ id: `${set}-rules`, ...rules })
  const faq = { id: 'faq', category: 'FAQ', title: 'FAQ', kind: 'faq', language: 'pl', link: 'https://a.example/faq' }
  const art = { id: 'art', category: 'WALLPAPERS', title: 'Wallpapers', kind: 'wallpaper', page: '/art' }
  const sets = { nemesis: [rulesOf('nemesis'), faq], stalker: [rulesOf('stalker'), art] }
  for (const [slug, documents] of Object.entries(sets))
    writeFileSync(join(folder, `${slug}.yaml`), dump({ title: slug, documents }, { lineWidth: -1 }))
  return folder
}

/** A list as the company publishes it: every document of ours, under relative and complete addresses, and 50 new ones. */
function aPublishedList(sets: readonly SetEntry[]): object[] {
  const known = sets.flatMap((set) =>
    set.documents.map(({ id, category, title, language, link, page }, index) => ({
      game: index % 2 ? set.title : set.title.toUpperCase(),
      category,
      title: `${title} (6.1 MB)`,
      downloadUrl: link ?? page ?? `${index % 2 ? origin : ''}/files/${id}${index % 7 ? ' [A4]' : ' 100%'}.pdf`,
      flagUrl: language === 'en' ? '/images/flags/uk.png' : language ? flagOf(language) : '',
    })),
  )
  const added = Array.from({ length: 50 }, (_, index) => ({
    game: 'Nemesis',
    category: 'RULEBOOKS',
    flagUrl: '/images/flags/uk.png',
    title: `Expansion ${index + 1} Rulebook ENG (2.5 MB)`,
    downloadUrl: `/images/expansion-${index + 1}.pdf`,
  }))
  return [...known, ...added]
}
