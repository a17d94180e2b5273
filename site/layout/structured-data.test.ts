import { expect, test } from 'vitest'
import { organizationData, scriptText } from './structured-data.ts'

test('describes the organization and the site, tied to one another by id, with absolute addresses', () => {
  const data = JSON.stringify(organizationData())
  const graph: { '@type': string; [key: string]: unknown }[] = JSON.parse(data)['@graph']
  const [organization, site] = graph
  expect(graph.map((it) => it['@type'])).toEqual(['Organization', 'WebSite'])
  expect(site?.publisher).toEqual({ '@id': organization?.['@id'] })
  expect(data.match(/"url":"(?!https:)/)).toBeNull()
})

test.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a < b'])(
  'the text %j stays data in a script element',
  (summary) => {
    const text = scriptText({ summary })
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({ summary })
  },
)
