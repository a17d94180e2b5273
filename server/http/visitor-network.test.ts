import { expect, test } from 'vitest'
import { visitorNetwork } from './visitor-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::9', '2001:db8:1:2::'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::'],
  ['2001:db8:1:3::9', '2001:db8:1:3::'],
  ['::1', '::'],
])('%s belongs to %s', (address, network) => {
  expect(visitorNetwork(address)).toBe(network)
})
