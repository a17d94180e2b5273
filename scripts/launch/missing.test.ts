import { expect, test } from 'vitest'
import { content } from '../../site/content.server.ts'
import type { DocumentSet, GameDocument } from '../../site/downloads/document.ts'
import { openQuestions, pressDrafts, standIns, translations, unconfirmedLinks } from './missing.ts'

test('lists stand-ins with the place their file goes to, and no forms, links or published files', () => {
  const documents = [
    aDocument('rules-de', { title: 'Rules DE (0.02 MB)' }),
    aDocument('save-de', { is: 'form' }),
    aDocument('faq-de', { is: 'outside' }),
    aDocument('map-de', { is: 'published' }),
  ]
  expect(standIns([aGroup(documents)])).toEqual([
    { what: 'Rules DE', where: 'content/files/game/rules-de.pdf' },
  ])
})

test('lists what is there in English but not in every language of the rulebook', () => {
  const documents = [
    aDocument('rules-en', { language: 'en' }),
    aDocument('rules-de', {}),
    aDocument('rules-pt-br', { language: 'pt-BR' }),
    aDocument('faq-en', { language: 'en', kind: 'faq' }),
    aDocument('faq-de', { kind: 'faq' }),
    aDocument('errata-de', { kind: 'errata' }),
  ]
  expect(translations([aGroup(documents)])).toEqual([
    { what: 'faq: not in pt-BR', where: 'content/downloads/game.yaml' },
  ])
})

test('finds every unconfirmed link of the site file, in menus as well', () => {
  const site = structuredClone(content().site)
  site.links.careers.confirmed = false
  const menu = site.menus.main.find((it) => it.external)
  if (menu) menu.confirmed = false
  const places = unconfirmedLinks(site).map((it) => it.where)
  expect(places).toContain('content/site.yaml: links.careers')
  expect(places.some((it) => it.includes('menus.main'))).toBe(true)
})

test('lists usage terms and a logo the company has not confirmed', () => {
  const press = structuredClone(content().press)
  press.licence.confirmed = false
  press.mark.confirmed = false
  expect(pressDrafts(press).map((it) => it.where)).toEqual([
    'content/press.yaml: licence',
    'content/press.yaml: mark',
  ])
  press.licence.confirmed = true
  press.mark.confirmed = true
  expect(pressDrafts(press)).toEqual([])
})

test('lists every question with the file that keeps it', () => {
  expect(openQuestions([{ where: 'a.md', toConfirm: ['One?', 'Two?'] }, { where: 'b.md' }])).toEqual([
    { what: 'One?', where: 'a.md' },
    { what: 'Two?', where: 'a.md' },
  ])
})

function aDocument(id: string, change: Partial<GameDocument>): GameDocument {
  const file = { downloadUrl: `/files/game/${id}-00000000.pdf`, is: 'stand-in' } as const
  return { id, game: 'Game', category: 'A', title: id, kind: 'rulebook', language: 'de', ...file, ...change }
}

function aGroup(documents: GameDocument[]): DocumentSet {
  return { slug: 'game', section: 'game', title: 'Game', alsoCalled: [], documents }
}
