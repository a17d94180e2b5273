import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy } from './page-policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test.each([
  ['as it stands', '<script>a()\nb()</script>', 'a()\nb()'],
  ['with the line breaks the browser makes of it', '<script>a()\r\nb()\rc()</script>', 'a()\nb()\nc()'],
  [
    'when it holds rules for reading pages ahead',
    '<script type="speculationrules">{"a":1}</script>',
    '{"a":1}',
  ],
  ['when it maps imports', "<script type='importmap'>{}</script>", '{}'],
  ['without quotes at its type', '<script type=module>a()</script>', 'a()'],
  ['in capitals and with attributes', '<SCRIPT type="module" async>a()</SCRIPT>', 'a()'],
])('an inline script is allowed by the hash of its text %s', (_, html, text) => {
  expect(pagePolicy(html, { tls: false })).toContain(`script-src 'self' ${hashOf(text)};`)
})

test.each([
  ['a file', '<script src="/a.js"></script>'],
  ['structured data', '<script type="application/ld+json">{}</script>'],
  ['data without quotes at its type', '<script type=application/json id=x>{}</script>'],
])('%s needs no hash', (_, html) => {
  expect(pagePolicy(html, { tls: false })).toContain("script-src 'self';")
})

test('an inline style is allowed by the hash of its text', () => {
  expect(pagePolicy('<style>b{}</style>', { tls: false })).toContain(`style-src 'self' ${hashOf('b{}')};`)
})

test.each([
  ['nothing', '', ['img-src data: blob:']],
  [
    'a video',
    '<button data-video-provider="youtube">Play</button>',
    [
      'script-src https://www.youtube.com',
      'img-src data: blob:',
      'frame-src https://www.youtube-nocookie.com',
    ],
  ],
  [
    'a count of visits',
    '<meta name="analytics-provider" content="google"/>',
    [
      'script-src https://www.googletagmanager.com',
      'img-src data: blob: https://*.google-analytics.com https://www.googletagmanager.com',
      'connect-src https://*.google-analytics.com https://*.analytics.google.com',
    ],
  ],
])('a page with %s lets in the hosts of its provider, no other, and nothing unsafe', (_, html, hosts) => {
  const policy = pagePolicy(`${html}<script>a()</script>`, { tls: false })
  const own = / '(?:self|none|sha256-[^']+)'/g
  const outside = policy.split('; ').map((it) => it.replace(own, ''))
  expect(outside.filter((it) => it.includes(' '))).toEqual(hosts)
  expect(policy).not.toMatch(/unsafe|upgrade-insecure| (\*|https?:)(?= |;|$)/)
})

test.each([
  ['https://forms.example.com', "connect-src 'self' https://forms.example.com; "],
  ['https://forms.example.com/path', "connect-src 'self'; "],
  ['https://x.example; script-src *', "connect-src 'self'; "],
])('a page whose forms go to %j allows that only when it is an origin', (named, expected) => {
  const policy = pagePolicy(`<meta name="forms-origin" content="${named}"/>`, { tls: false })
  expect(policy).toContain(expected)
  expect(policy.includes("form-action 'self' https://forms.example.com;")).toBe(expected.includes('example'))
})
