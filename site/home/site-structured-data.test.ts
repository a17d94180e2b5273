import { expect, test } from 'vitest'
import { siteStructuredData } from './site-structured-data.build.ts'

test('describes the site and its publisher, with absolute addresses', () => {
  const address = expect.stringMatching(/^https:/)
  const publisher = { '@type': 'Organization', url: address, logo: address }
  expect(siteStructuredData()).toMatchObject({ '@type': 'WebSite', url: address, publisher })
})
