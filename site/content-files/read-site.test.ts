import { expect, test } from 'vitest'
import { siteStructuredData } from './read-site.build.ts'

test('describes the site and its publisher, with absolute addresses', () => {
  const url = expect.stringMatching(/^https:/)
  const publisher = { '@type': 'Organization', url, logo: url }
  expect(siteStructuredData()).toMatchObject({ '@type': 'WebSite', url, publisher })
})
