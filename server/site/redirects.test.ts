import { expect, test } from 'vitest'
import { aSite } from '../testing/a-service.ts'
import { movedBy, readRedirects } from './redirects.ts'

test('the first line that fits wins, and a star keeps the rest of the address', () => {
  const movedTo = movedBy(
    readRedirects(aSite({ _redirects: '/a /b\n/a/* /c/:splat 308 # all of a\n\n/a/x /never\n/a /never\n' })),
  )
  expect(movedTo('/a')).toMatchObject({ to: '/b', status: 301 })
  expect(movedTo('/a/x')).toMatchObject({ to: '/c/x', status: 308 })
  expect(movedTo('/a/x/y')).toMatchObject({ to: '/c/x/y', status: 308 })
  expect(movedTo('/ab')).toBeUndefined()
})

test('a whole address before a star wins over it, and the first of two stars over the second', () => {
  const movedTo = movedBy(readRedirects(aSite({ _redirects: '/a/x /b\n/a/b/* /c\n/a/* /d/:splat\n' })))
  expect(movedTo('/a/x')).toMatchObject({ to: '/b' })
  expect(movedTo('/a/b/1')).toMatchObject({ to: '/c' })
  expect(movedTo('/a/1')).toMatchObject({ to: '/d/1' })
})

test('a rest never becomes the name of another host', () => {
  const movedTo = movedBy(readRedirects(aSite({ _redirects: '/a/* /:splat\n' })))
  expect(movedTo('/a///elsewhere.example')).toMatchObject({ to: '/elsewhere.example' })
  expect(movedTo('/a/\\elsewhere.example')).toMatchObject({ to: '/elsewhere.example' })
})

test('an address with spaces or brackets is written encoded and looked up as the server decodes it', () => {
  const movedTo = movedBy(readRedirects(aSite({ _redirects: '/FAQ%20%5B2%5D.pdf /d/faq 302\n' })))
  expect(movedTo('/FAQ [2].pdf')).toMatchObject({ to: '/d/faq' })
})

test.each(['/only-one', '/100%.pdf /x', 'no-slash /x', '/a /b 200', '/a /b 301 more'])(
  'refuses the line %j by quoting it',
  (line) => {
    expect(() => readRedirects(aSite({ _redirects: line }))).toThrow(`_redirects: found "${line}"`)
  },
)

test('a site without redirects has none', () => {
  expect(readRedirects(aSite({}))).toEqual([])
})
