import { expect, test } from 'vitest'
import { scriptText, siteData } from './site-structured-data.ts'

test('describes the site and its publisher, with absolute addresses', () => {
  const data = siteData()
  expect(data).toMatchObject({ '@type': 'WebSite', publisher: { '@type': 'Organization' } })
  expect(JSON.stringify(data).match(/"(url|logo)":"(?!https:)/)).toBeNull()
})

test.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a < b'])(
  'the text %j stays data in a script element',
  (summary) => {
    const text = scriptText({ summary })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ summary })
  },
)
