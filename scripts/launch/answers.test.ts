import { expect, test } from 'vitest'
import { readSite } from '../../server/site/site-index.ts'
import { aSite } from '../../server/testing/a-service.ts'
import { unanswered } from './answers.ts'

const origin = 'https://example.com'
const site = readSite(
  aSite({
    'index.html': '<title>Home</title>',
    'privacy/index.html': '<title>Privacy</title>',
    'images/FAQ [2 pages].pdf': 'a file taken over',
    _redirects: [
      '/moved /images/FAQ%20%5B2%20pages%5D.pdf 302',
      '/old%20%5B1%5D.pdf /moved 302',
      '/d/rules https://example.com/images/lost.pdf 302',
      '/d/outside https://elsewhere.example/a.pdf 302',
      '/circle /circle 302',
    ].join('\n'),
  }),
  { tls: false },
)

test.each([
  ['a page', '/privacy'],
  ['a page with a slash at its end', '/privacy/'],
  ['a file taken over, encoded', '/images/FAQ%20%5B2%20pages%5D.pdf'],
  ['a file taken over, its brackets as they are', '/images/FAQ%20[2%20pages].pdf'],
  ['an address that leads to it', '/moved'],
  ['an encoded address that leads on twice', '/old%20%5B1%5D.pdf'],
  ['a lasting address of a document on another server', '/d/outside'],
])('%s is answered', (_what, path) => {
  expect(unanswered([origin + path, `https://www.example.com${path}`], origin, site)).toEqual([])
})

test.each([
  ['a file that was not taken over', '/images/lost.pdf'],
  ['a lasting address that leads to it', '/d/rules'],
  ['a circle', '/circle'],
])('%s is not, and says where it should be', (_what, path) => {
  const where = `content/mirror${path}, or a line in content/redirects.txt`
  expect(unanswered([origin + path], origin, site)).toEqual([{ what: origin + path, where }])
})

test('the addresses of other servers are not ours to answer', () => {
  expect(unanswered(['https://elsewhere.example/images/lost.pdf'], origin, site)).toEqual([])
})
