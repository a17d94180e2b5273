import { expect, test } from 'vitest'
import { analyticsCookie, consentFrom, playerEntry } from './consent.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()

test.each([
  ['accepted, this version, fresh', 'accepted', `1 ${daysAgo(0)}`, 'accepted'],
  ['declined, this version, just under half a year old', 'declined', `1 ${daysAgo(182)}`, 'declined'],
  ['without details', 'accepted', null, 'accepted'],
  ['over half a year old', 'accepted', `1 ${daysAgo(184)}`, 'unasked'],
  ['from the future', 'accepted', `1 ${daysAgo(-2)}`, 'unasked'],
  ['of another version', 'declined', `0 ${daysAgo(1)}`, 'unasked'],
  ['with an unreadable date', 'accepted', '1 yesterday', 'unasked'],
  ['with empty details', 'accepted', '', 'unasked'],
  ['nothing stored', null, null, 'unasked'],
  ['another value', 'yes', `1 ${daysAgo(1)}`, 'unasked'],
  ['an empty value', '', null, 'unasked'],
])('reads a stored choice, %s', (_, value, details, expected) => {
  expect(consentFrom(value, details, now)).toBe(expected)
})

test.each([
  ['_gid', true],
  ['_gat_gtag_UA_1', true],
  ['_gambling', false],
  ['my_ga', false],
  ['', false],
])('knows whether the cookie %j is analytics’ own: %s', (name, own) => {
  expect(analyticsCookie.test(name)).toBe(own)
})

test.each([
  ['yt.innertube::nextId', true],
  ['cookie-consent', false],
  ['my-yt-list', false],
])('knows whether the entry %j is the video player’s: %s', (key, own) => {
  expect(playerEntry.test(key)).toBe(own)
})
