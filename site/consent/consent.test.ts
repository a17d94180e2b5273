import { expect, test } from 'vitest'
import { consentFrom } from './consent.client.ts'
import { analyticsCookie, playerStorageKey } from './providers.ts'

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
  ['a cookie of analytics', '_gambling', false, analyticsCookie],
  ['a cookie of analytics', 'my_ga', false, analyticsCookie],
  ['a cookie of analytics', '', false, analyticsCookie],
  ['a key of the video player', 'yt.innertube::nextId', true, playerStorageKey],
  ['a key of the video player', 'my-yt-list', false, playerStorageKey],
])('knows whether %s may be called %j: %s', (_what, name, own, pattern) => {
  expect(pattern.test(name)).toBe(own)
})
