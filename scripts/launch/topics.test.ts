import { expect, test } from 'vitest'
import { content } from '../../site/content.server.ts'
import { type Finding, launchTopics, type Project } from './topics.ts'

test('an untouched project with nothing open has no finding', () => {
  expect(launchTopics(aProject({})).filter(({ findings }) => findings.length > 0)).toEqual([])
})

test('the summary of every topic fits on fifteen lines', () => {
  expect(launchTopics(aProject({})).length).toBeLessThanOrEqual(14)
})

test('finds unconfirmed links wherever they stand, and says when one is only a search', () => {
  const { site } = aProject({})
  site.links.careers = { href: 'https://jobs.example', confirmed: false }
  site.ludomentor.ios = { href: 'https://apps.apple.com/search?term=x', confirmed: false }
  site.menus.main = [{ label: 'Ours', to: 'https://menu.example', external: true, confirmed: false }]
  expect(findings('Links nobody has confirmed', { site })).toEqual([
    { what: 'https://menu.example', where: 'content/site.yaml: menus.main.0' },
    { what: 'https://jobs.example', where: 'content/site.yaml: links.careers' },
    {
      what: 'https://apps.apple.com/search?term=x (a search: the listing is not known)',
      where: 'content/site.yaml: ludomentor.ios',
    },
  ])
})

test.each([
  ['60 days after its switch', '2026-03-02T00:00:00Z', 0],
  ['61 days after its switch', '2026-03-03T00:00:00Z', 1],
  ['before its switch', '2025-12-01T00:00:00Z', 0],
])('doubts a campaign that is announced %s', (_case, now, count) => {
  const { site } = aProject({})
  site.campaign.switchAt = '2026-01-01T00:00:00Z'
  expect(findings('Claims and questions for the owner', { site, now: new Date(now) })).toHaveLength(count)
})

test('asks for terms in Polish, for texts that are drafts, and for answers to questions', () => {
  const { legal, press } = aProject({})
  const english = legal.map((it) => ({
    ...it,
    confirmed: it.slug === 'terms-of-tests' ? false : it.confirmed,
  }))
  const terms = english.map((it) => ({
    ...it,
    translations: undefined,
    toConfirm: it.slug === 'accessibility' ? ['Why?'] : undefined,
  }))
  const changed = { legal: terms, press: { ...press, licence: { ...press.licence, confirmed: false } } }
  expect(findings('Terms without a Polish text', changed).map(({ where }) => where)).toEqual([
    'content/legal/terms-of-tests-prototypes.md',
    'content/legal/terms-of-tests.md',
  ])
  expect(findings('Legal texts that are drafts', changed).map(({ where }) => where)).toEqual([
    'content/legal/terms-of-tests.md',
    'content/press.yaml: licence',
  ])
  expect(findings('Questions for the lawyer', changed)).toEqual([
    { what: 'Why?', where: 'content/legal/accessibility.md' },
  ])
})

test('asks for the text of the temporary fix', () => {
  const fix = { ...content().fix, title: 'Fix', confirmed: false }
  expect(findings('Temporary fix without its text', { fix })).toEqual([
    { what: 'Fix', where: 'content/temporary-fix.md' },
  ])
})

test('doubts a number that no fact of its game holds, and a text that is too long', () => {
  const { games } = aProject({})
  const game = games.get('nemesis')
  if (game) game.hero.desc = `Eighty crows aboard. ${'On and on. '.repeat(20)}`
  const where = 'content/games/nemesis/game.yaml'
  expect(findings('Numbers that no fact of the page holds', { games })).toEqual([
    { what: '"Eighty" in "Eighty crows aboard."', where },
  ])
  expect(findings('Texts that are too long', { games })).toEqual([
    { what: 'hero.desc: 63 words, better at most 45', where },
  ])
})

test('counts documents without a file by game, and translations by language', () => {
  const rules = { category: 'A', title: 'Rules', kind: 'rulebook' } as const
  const unavailable = [
    { ...rules, id: 'rules-en', language: 'en' } as const,
    { ...rules, id: 'rules-pl', language: 'pl' } as const,
    { ...rules, id: 'map' },
  ]
  const set = { slug: 'game', section: 'game', title: 'Game', alsoCalled: [], documents: [], unavailable }
  const where = 'content/downloads/game.yaml'
  expect(findings('Documents without a file', { sets: [set] })).toEqual([
    { what: 'Game', where },
    { what: 'Polish translations', where },
    { what: 'Game', where },
  ])
})

function findings(title: string, change: Partial<Project>): readonly Finding[] {
  return launchTopics(aProject(change)).flatMap((it) => (it.title === title ? it.findings : []))
}

/** The real content with everything confirmed and every question answered. */
function aProject(change: Partial<Project>): Project {
  const { site, press, games, legal, fix } = structuredClone(content())
  confirmAll(site)
  confirmAll(press)
  for (const game of games.values()) {
    confirmAll(game)
    delete game.howToPlay
  }
  return {
    site,
    press,
    games,
    legal: legal.map((it) => ({
      ...it,
      confirmed: true,
      toConfirm: undefined,
      translations: { en: it.path, pl: it.path },
    })),
    fix: { ...fix, confirmed: true },
    sets: [],
    unanswered: [],
    now: new Date(site.campaign.switchAt),
    ...change,
  }
}

function confirmAll(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  if (Reflect.get(value, 'confirmed') === false) Reflect.set(value, 'confirmed', true)
  Reflect.deleteProperty(value, 'toConfirm')
  for (const inner of Object.values(value)) confirmAll(inner)
}
