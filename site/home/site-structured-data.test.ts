import { expect, test } from 'vitest'
import { siteStructuredData } from './site-structured-data.build.ts'

test('describes the site and its publisher, with absolute addresses', () => {
  const data = siteStructuredData()
  expect(data).toMatchObject({ '@type': 'WebSite', publisher: { '@type': 'Organization' } })
  expect(JSON.stringify(data).match(/"(url|logo)":"(?!https:)/)).toBeNull()
})
