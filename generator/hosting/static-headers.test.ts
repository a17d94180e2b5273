import { expect, test } from 'vitest'
import { readSite } from '../../server/site/site-index.ts'
import { aSite } from '../../server/testing/a-service.ts'
import { staticHeaders } from './static-headers.ts'

const site = readSite(
  aSite({
    'index.html': '<title>Home</title><script>1</script>',
    'contact/index.html': '<title>Contact</title><script>2</script>',
    'contact/press/index.html': '<title>Press</title>',
    'assets/a-1.js': '1',
    'assets/b-2.js': '2',
    'files/game/rules-0a1b2c3d.pdf': 'x',
    'files/game/SHA256SUMS': 'x',
    'files/other/rules-0a1b2c3d.pdf': 'x',
    'download/nemesis/feed.atom': '<feed/>',
    'catalogue.json': '{}',
  }),
  { tls: true },
)

/** As static hosts read the file: every rule that fits adds its headers. */
function headersAt(address: string): [string, string][] {
  const rules = staticHeaders(site)
    .split(/\n(?=\/)/)
    .map((it) => it.trim().split('\n'))
  return rules.flatMap(([pattern = '', ...headers]) => {
    const fits = pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern
    return fits
      ? headers.map((it): [string, string] => [it.slice(2, it.indexOf(':')), it.slice(it.indexOf(':') + 2)])
      : []
  })
}

test.each([...site.files.keys()])('%s gets each header of our own server once', (address) => {
  const own = Object.entries(site.files.get(address)?.headers ?? {})
  const expected = own.filter(([name]) => !['Content-Type', 'Vary'].includes(name)).sort()
  expect(headersAt(address).sort()).toEqual(expected)
})

test('files that share their headers share a line', () => {
  expect(staticHeaders(site)).toMatch(/^\/assets\/\*$/m)
})
