import { expect, test } from 'vitest'
import { suspicionOf } from './suspicion.ts'

test.each([
  ['the field nobody can see is filled in', { website: 'https://spam.example' }, ['hidden field filled in']],
  ['sent sooner than a person can type', { startedAt: '98000' }, ['sent in 2 s']],
  ['both', { website: 'x', startedAt: '100000' }, ['hidden field filled in', 'sent in 0 s']],
  ['sent after the least time', { startedAt: '97000' }, []],
  ['a clock ahead of ours', { startedAt: '100001' }, []],
  ['nonsense instead of a time', { startedAt: 'now' }, []],
  ['no technical fields at all', {}, []],
  ['white space in the hidden field', { website: ' ' }, []],
])('%s', (_case, values, reasons) => {
  expect(suspicionOf(values, 100_000, 3)).toEqual(reasons)
})
