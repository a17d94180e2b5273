import { dump } from 'js-yaml'
import { expect, test } from 'vitest'
import type { SetEntry } from '../../site/documents/document.ts'
import { flagOf } from '../../site/documents/languages.ts'
import { parseSets } from '../../site/documents/read-sets.build.ts'
import { type Match, makeChangedFiles, matchList } from './match.ts'
import { withoutSize } from './published-list.ts'

const origin = 'https://awakenrealms.com'
const files = filesOfSets()
const textOf = (slug: string) => files.get(`${slug}.yaml`) ?? ''

test('all lines become documents: every id stays, and a second run changes nothing', () => {
  const { value: before } = parseSets(files)
  const list = JSON.stringify(aPublishedList(before))
  const first = matchList(list, before, origin)
  expect(first.filter(({ status }) => status === 'unclear')).toEqual([])
  const changed = [...makeChangedFiles(first, textOf)].map(([slug, text]) => [`${slug}.yaml`, text] as const)
  const { value: sets } = parseSets(new Map([...files, ...changed]))
  const after = new Map(sets.flatMap((set) => set.documents.map((document) => [document.id, document])))
  for (const { id, title, category, kind } of before.flatMap((set) => set.documents))
    expect(after.get(id)).toMatchObject({ title, category, kind })
  expect(after.size).toBe(4 + 50)
  expect(matchList(list, sets, origin).filter(({ status }) => status !== 'same')).toEqual([])
})

test('a new document comes after the last of its category, and no other letter changes', () => {
  const category = 'RULEBOOKS'
  const entry = { link: 'https://a.example/b', id: 'new-en', category, kind: 'rulebook', title: 'R' } as const
  const changed = makeChangedFiles([{ status: 'new', setSlug: 'nemesis', entry }], textOf)
  expect([...changed.keys()]).toEqual(['nemesis'])
  const after = changed.get('nemesis') ?? ''
  const added = `  - id: new-en
    category: RULEBOOKS
    title: R
    kind: rulebook
    link: https://a.example/b
`
  expect(after.replace(added, '')).toBe(textOf('nemesis'))
  expect(after.slice(after.indexOf(added) + added.length)).not.toContain(`category: ${category}`)
})

test('gives no file at all when one would not fit its schema any more', () => {
  const good = { id: 'x-en', category: 'A', kind: 'faq', title: 'R' } as const
  const matches: Match[] = [
    { status: 'new', setSlug: 'nemesis', entry: good },
    { status: 'new', setSlug: 'stalker', entry: { ...good, link: 'no address' } },
  ]
  expect(() => makeChangedFiles(matches, textOf)).toThrow('https://')
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
function filesOfSets() {
  const rules = { category: 'RULEBOOKS', title: 'Rulebook ENG', kind: 'rulebook', language: 'en' }
  const rulesOf = (set: string) => ({ id: `${set}-rules`, ...rules })
  const faq = { id: 'faq', category: 'FAQ', title: 'FAQ', kind: 'faq', language: 'pl', link: 'https://a.example/faq' }
  const art = { id: 'art', category: 'WALLPAPERS', title: 'Wallpapers', kind: 'wallpaper', page: '/art' }
  const sets = { nemesis: [rulesOf('nemesis'), faq], stalker: [rulesOf('stalker'), art] }
  const texts = Object.entries(sets).map(([slug, documents]) => {
    return [`${slug}.yaml`, dump({ title: slug, documents }, { lineWidth: -1 })] as const
  })
  return new Map(texts)
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
