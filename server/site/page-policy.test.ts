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
