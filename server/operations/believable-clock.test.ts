import { expect, test } from 'vitest'
import { day, hour, minute } from '../clock.ts'
import { doubtOf, steadiness } from './believable-clock.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const ago = (days: number) => now - days * day
const years = 365

test.each([
  [ago(1), now, 0, 50, undefined],
  [ago(30), ago(2 * years), 0, 50, undefined],
  [ago(31), now, 0, 50, 'a long time since the last run'],
  [ago(4 * years), now, 0, 50, 'a long time since the last run'],
  [undefined, ago(30), 0, 50, undefined],
  [undefined, ago(31), 0, 50, 'a long time since the newest message'],
  [undefined, undefined, 0, 0, undefined],
  [ago(1), now, 10, 50, undefined],
  [ago(1), now, 11, 50, 'more than a fifth at once'],
  [ago(1), now, 1, 1, undefined],
  [ago(1), now, 2, 2, 'more than a fifth at once'],
])('last run %s, newest message %s, %i of %i too old: %s', (lastRun, newest, tooOld, all, doubt) => {
  expect(doubtOf({ now, lastRun, newest, all, tooOld })).toBe(doubt)
})

test('a clock is steady from the start, or from its last jump on, and a drift is no jump', () => {
  let [clock, machine] = [now, 5 * hour]
  const steadyFor = steadiness(
    () => clock,
    () => machine,
  )
  const wait = (ms: number, drift = 0) => {
    machine += ms
    clock += ms + drift
    return steadyFor()
  }
  expect(steadyFor()).toBe(0)
  expect(wait(minute)).toBe(minute)
  expect(wait(hour, 59_000)).toBe(hour + minute)
  expect(wait(minute, -hour)).toBe(0)
  expect(wait(2 * hour)).toBe(2 * hour)
  expect(wait(minute, 4 * years * day)).toBe(0)
})
