import { expect, test } from 'vitest'
import { domainsOf, isProviderCookie, isProviderEntry } from './forget-providers.ts'

test.each([
  ['_ga', true],
  ['_ga_AB12CD34EF', true],
  ['_gid', true],
  ['_gat_gtag_UA_1', true],
  ['_gambling', false],
  ['my_ga', false],
  ['', false],
])('knows whether the cookie %j is analytics’ own: %s', (name, own) => {
  expect(isProviderCookie(name)).toBe(own)
})

test.each([
  ['yt-remote-device-id', true],
  ['yt.innertube::nextId', true],
  ['cookie-consent', false],
  ['my-yt-list', false],
])('knows whether the entry %j is the video player’s: %s', (key, own) => {
  expect(isProviderEntry(key)).toBe(own)
})

test.each([
  ['www.example.com', ['', 'www.example.com', 'example.com']],
  ['example.com', ['', 'example.com']],
  ['localhost', ['']],
])('tries every domain a cookie of %s can have been set for', (host, domains) => {
  expect(domainsOf(host)).toEqual(domains)
})
