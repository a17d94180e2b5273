import { expect, test } from 'vitest'
import { requestPath } from './request-path.server.ts'

test.each([
  ['http://site/press/nemesis', '/press/nemesis'],
  ['http://site/press/nemesis/', '/press/nemesis'],
  ['http://site/press/nemesis.data', '/press/nemesis'],
  ['http://site/press/nemesis.data?_routes=root', '/press/nemesis'],
])('the page of %s is %s', (url, path) => {
  expect(requestPath(new Request(url))).toBe(path)
})
