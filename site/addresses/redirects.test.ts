import { expect, test } from 'vitest'
import { parseRedirects } from './redirects.ts'

test('reads the lines of a text, their paths as they are looked up by, without comments', () => {
  const { value, mistakes } = parseRedirects('# why\n/a%20b/ /c 301 # and\n\n/d /e#f\n')
  expect(value).toEqual([
    { from: '/a b', to: '/c', status: 301 },
    { from: '/d', to: '/e#f', status: 302 },
  ])
  expect(mistakes).toEqual([])
})

test('names every line that is no redirect, with its number', () => {
  const lines = `/a, a /b, /a /b 200, /a /b 301 more, /%zz /b, /a%ff /b, /a/* /b, /d#e /b, /a?b /b, /a b, /twice/ /b,
    /a javascript:b, /a //b, /a https:, /a https://, /twice /b`.split(/,\s+/)
  const { value, mistakes } = parseRedirects(['/twice /a', ...lines].join('\n'))
  expect(value).toHaveLength(1)
  expect(mistakes).toEqual(
    lines.map((line, index) => ({
      file: 'content/redirects.txt',
      field: `line ${index + 2}`,
      problem: expect.stringContaining(`found "${line}", allowed: "/from /to"`),
    })),
  )
})
