import { expect, test } from 'vitest'
import type { Mistake } from '../content-files/content-mistakes.ts'
import { parseRedirects } from './redirects.ts'

test('reads the lines of a text, decoded as they are asked for, without comments', () => {
  expect(parseRedirects('# why\n/a%20b /c 301 # and\n\n/d /e#f\n', [])).toEqual([
    { from: '/a b', to: '/c', status: 301 },
    { from: '/d', to: '/e#f', status: 302 },
  ])
})

test('names every line that is no redirect, with its number', () => {
  const lines = `/a, a /b, /a /b 200, /a /b 301 more, /%zz /b, /a%ff /b, /a/* /b, /d#e /b, /a?b /b, /a b,
    /a javascript:b, /twice /b`.split(/,\s+/)
  const mistakes: Mistake[] = []
  expect(parseRedirects(['/twice /a', ...lines].join('\n'), mistakes)).toHaveLength(1)
  expect(mistakes).toEqual(
    lines.map((line, index) => ({
      file: 'content/redirects.txt',
      field: `line ${index + 2}`,
      problem: expect.stringContaining(`found "${line}", allowed: "/from /to"`),
    })),
  )
})
