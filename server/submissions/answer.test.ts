import { expect, test } from 'vitest'
import { wantedAnswer } from './answer.ts'

test.each([
  ['text/html,application/xhtml+xml,*/*', 'application/x-www-form-urlencoded', 'page'],
  ['text/html', 'multipart/form-data; boundary=x', 'page'],
  ['text/html, application/json', 'application/json', 'json'],
  ['application/json', 'multipart/form-data; boundary=x', 'json'],
  ['text/plain', 'application/json', 'text'],
  ['*/*', 'application/json', 'any'],
  [undefined, undefined, 'any'],
])('Accept %s with a body of %s is answered by %s', (accept, type, wanted) => {
  const headers = { ...(accept && { accept }), ...(type && { 'content-type': type }) }
  expect(wantedAnswer({ headers })).toBe(wanted)
})
