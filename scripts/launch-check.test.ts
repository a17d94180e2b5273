import { expect, test } from 'vitest'
import type { Topic } from './launch/topics.ts'
import { launchReport, unanswered } from './launch-check.ts'

const origin = 'https://example.com'
const site = {
  files: new Set(['/', '/privacy', '/images/FAQ [2 pages].pdf']),
  redirects: new Map([
    ['/moved', { to: '/images/FAQ%20%5B2%20pages%5D.pdf' }],
    ['/old [1].pdf', { to: '/moved' }],
    ['/d/rules', { to: 'https://example.com/images/lost.pdf' }],
    ['/d/outside', { to: 'https://elsewhere.example/a.pdf' }],
    ['/circle', { to: '/circle' }],
  ]),
}

test.each([
  ['a page', '/privacy', true],
  ['a file, encoded', '/images/FAQ%20%5B2%20pages%5D.pdf', true],
  ['a file, its brackets as they are', '/images/FAQ%20[2%20pages].pdf', true],
  ['the same at www.', 'https://www.example.com/privacy', true],
  ['a redirect to it', '/moved', true],
  ['an encoded address that leads on twice', '/old%20%5B1%5D.pdf', true],
  ['a redirect to another server', '/d/outside', true],
  ['a file of another server', 'https://elsewhere.example/images/lost.pdf', true],
  ['a file that was not taken over', '/images/lost.pdf', false],
  ['a redirect to it', '/d/rules', false],
  ['a circle', '/circle', false],
])('%s: %s, answered: %s', (_case, address, answered) => {
  expect(unanswered([address], origin, site)).toEqual(
    answered ? [] : [{ what: address, where: 'content/mirror' }],
  )
})

test('names each address once, with or without "www."', () => {
  const twice = ['/lost.pdf', 'https://www.example.com/lost.pdf']
  expect(unanswered(twice, origin, site)).toHaveLength(1)
})

test('sums up in a line for each topic, then says what to do about each', () => {
  const link = { what: 'https://a.example', where: 'content/site.yaml: links.a' }
  const places = ['a', 'b', 'c', 'd', 'a'].map((it) => ({ what: 'Not in Polish', where: it }))
  const report = launchReport([
    aTopic({ findings: [link] }),
    aTopic({ part: 'should', title: 'Translations', who: 'webmaster', findings: places }),
    aTopic({ title: 'Nothing found', findings: [] }),
  ])
  expect(report.split('\n')).toEqual([
    'Launch refused. Topics to settle first: 1.',
    '  must: Links: 1 (owner)',
    '  should: Translations: 5 (webmaster)',
    '',
    'Links. Open them.',
    '  https://a.example -> content/site.yaml: links.a',
    '',
    'Translations. Open them.',
    '  Not in Polish: 5 -> a, b, c, and 1 more',
  ])
})

test('is ready when only a "should" is left', () => {
  const topic = aTopic({ part: 'should', findings: [{ what: 'A logo', where: 'content/press.yaml' }] })
  expect(launchReport([topic])).toMatch(/^Ready to launch\.\n/)
})

function aTopic(change: Partial<Topic>): Topic {
  return { part: 'must', who: 'owner', title: 'Links', remedy: 'Open them.', findings: [], ...change }
}
