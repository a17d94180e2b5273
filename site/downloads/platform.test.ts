import { expect, test } from 'vitest'
import { platformOf } from './platform.ts'

test.each([
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36', 'android'],
  ['something ANDROID', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (iPod touch)', 'ios'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'desktop'],
  ['', 'desktop'],
])('a browser that says %j runs on %s', (userAgent, platform) => {
  expect(platformOf(userAgent)).toBe(platform)
})
