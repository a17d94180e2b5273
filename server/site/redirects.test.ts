import { expect, test } from 'vitest'
import { aSite } from '../testing/a-service.ts'
import { byAddress, readRedirects } from './redirects.ts'

const read = (lines: string) => byAddress(readRedirects(aSite({ _redirects: lines })))

test('the first line for an address wins, and it is gone for good unless the line says otherwise', () => {
  const redirects = read('/a /b\n/c /d 302 # for now\n\n/a /never 308\n')
  expect(redirects.get('/a')).toMatchObject({ to: '/b', status: 301 })
  expect(redirects.get('/c')).toMatchObject({ to: '/d', status: 302 })
  expect(redirects.get('/ab')).toBeUndefined()
})

test('an address with spaces or brackets is written encoded and looked up as the server decodes it', () => {
  expect(read('/FAQ%20%5B2%5D.pdf /d/faq 302\n').get('/FAQ [2].pdf')).toMatchObject({ to: '/d/faq' })
})

test.each(['/only-one', '/100%.pdf /x', '/%ff /x', 'no-slash /x', '/a /b 200', '/a /b 301 more', '/a/* /b'])(
  'refuses the line %j by quoting it',
  (line) => {
    expect(() => read(line)).toThrow(`_redirects: found "${line}"`)
  },
)

test('a site without redirects has none', () => {
  expect(readRedirects(aSite({}))).toEqual([])
})
