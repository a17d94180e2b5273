import { expect, test } from 'vitest'
import type { LegalText } from '../site/legal/read-legal.build.ts'
import { pressFile } from '../site/press/press-schema.ts'
import { type LaunchTopic, launchReport, launchTopics, type Project, pathsLost } from './launch-check.ts'

test('finds unconfirmed fields anywhere in a file', () => {
  const links = { careers: { href: 'https://jobs.example', confirmed: false } }
  const menus = { main: [{ label: 'Ours', to: 'https://menu.example', confirmed: false }] }
  const singleFiles = [
    { file: 'content/site.yaml', data: { links } },
    { file: 'content/game-lists.yaml', data: { menus } },
  ]
  expect(findings('What nobody has confirmed', { singleFiles })).toEqual([
    'content/site.yaml: links.careers',
    'content/game-lists.yaml: menus.main.0',
  ])
})

test('asks for terms in Polish, for texts that are drafts, and for answers to questions', () => {
  const legal = [
    aText({ file: 'terms.md', confirmed: false }),
    aText({ file: 'more.md', openQuestions: ['Why?'] }),
    aText({ translations: { pl: '/regulamin' } }),
  ]
  const press = { licence: { credit: 'Us', confirmed: false }, openQuestions: ['Whose?'] }
  const changed = { legal, singleFiles: [{ file: pressFile.file, data: press }] }
  expect(findings('Terms without a Polish text', changed)).toEqual(['Terms -> terms.md', 'Terms -> more.md'])
  const unconfirmed = ['content/press.yaml: licence', 'terms.md']
  expect(findings('What nobody has confirmed', changed)).toEqual(unconfirmed)
  expect(findings('Questions for the owner and the lawyer', changed)).toEqual(['Why? -> more.md'])
})

test('counts the documents without a file of each set', () => {
  const rules = { id: 'rules', category: 'A', title: 'Rules', kind: 'rulebook' } as const
  const set = { slug: 'game', anchor: 'game', title: 'Game', available: [], unavailable: [rules] }
  const missing = findings('Documents without a file', { sets: [set, { ...set, unavailable: [] }] })
  expect(missing).toEqual(['Game: 1 -> content/documents/game.yaml'])
})

// Ways over redirects are in site/built-site/read-built-site.test.ts.
test('names once each address of our own origin at which nothing is', () => {
  const site = {
    files: new Set(['/privacy']),
    redirects: new Map([
      ['/d/rules', { to: 'https://example.com/lost.pdf' }],
      ['/d/outside', { to: 'https://elsewhere.example/a.pdf' }],
    ]),
  }
  const found = ['https://www.example.com/privacy', '/d/outside', 'https://elsewhere.example/lost.pdf']
  const lost = ['/lost%20%5B2%5D.pdf', 'https://www.example.com/lost%20%5B2%5D.pdf', '/d/rules']
  expect(pathsLost([...found, ...lost, ...lost], 'https://example.com', site)).toEqual(['/lost [2].pdf', '/d/rules'])
})

test('sums up in a line for each topic, then says what to do about each', () => {
  const link = 'https://a.example -> content/site.yaml: links.a'
  const report = launchReport([
    aTopic({ findings: [link] }),
    aTopic({ priority: 'should', title: 'Translations', findings: [link, link] }),
    aTopic({ title: 'Nothing found', findings: [] }),
  ])
  expect(report.split('\n')).toEqual([
    'Launch refused. To settle first: 1.',
    '  must: Links: 1',
    '  should: Translations: 2',
    '',
    'Links. Open them.',
    '  https://a.example -> content/site.yaml: links.a',
    '',
    'Translations. Open them.',
    '  https://a.example -> content/site.yaml: links.a',
    '  https://a.example -> content/site.yaml: links.a',
  ])
  expect(launchReport([aTopic({ priority: 'should', findings: [link] })])).toMatch(/^Ready to launch\.\n/)
})

function findings(title: string, change: Partial<Project>): LaunchTopic['findings'] {
  return launchTopics(aProject(change)).flatMap((topic) => (topic.title === title ? topic.findings : []))
}

/** A project in which nothing is left to do. */
function aProject(change: Partial<Project>): Project {
  return { singleFiles: [], games: new Map(), legal: [], sets: [], lostPaths: [], ...change }
}

function aText(change: Partial<LegalText>): LegalText {
  const words = { title: 'Terms', heading: 'Terms', description: 'Terms.', markdown: '## Terms' }
  const file = {
    file: 'polish-too.md',
    path: '/terms',
    language: 'en',
    updated: '2026-01-31',
    confirmed: true,
  } as const
  return { ...words, ...file, ...change }
}

function aTopic(change: Partial<LaunchTopic>): LaunchTopic {
  return { priority: 'must', title: 'Links', remedy: 'Open them.', findings: [], ...change }
}
