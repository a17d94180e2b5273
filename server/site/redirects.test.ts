import { expect, test } from 'vitest'
import { aSite } from '../testing/a-service.ts'
import { readRedirects, redirectFor } from './redirects.ts'

test('the first line that fits wins, and a star keeps the rest of the address', () => {
  const redirects = readRedirects(
    aSite({ _redirects: '/a /b\n/a/* /c/:splat 308 # all of a\n\n/a/x /never\n' }),
  )
  expect(redirectFor(redirects, '/a')).toMatchObject({ to: '/b', status: 301 })
  expect(redirectFor(redirects, '/a/x')).toMatchObject({ to: '/c/x', status: 308 })
  expect(redirectFor(redirects, '/ab')).toBeUndefined()
})

test.each(['/only-one', 'no-slash /x', '/a /b 200', '/a /b 301 more'])(
  'refuses the line %j by quoting it',
  (line) => {
    expect(() => readRedirects(aSite({ _redirects: line }))).toThrow(`_redirects: found "${line}"`)
  },
)

test('a site without redirects has none', () => {
  expect(readRedirects(aSite({}))).toEqual([])
})
