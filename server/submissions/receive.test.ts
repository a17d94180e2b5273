import { expect, test } from 'vitest'
import { referencePattern } from '../../forms/protocol.ts'
import { makeReference, suspicionOf } from './receive.ts'

test.each([
  [
    'the field nobody can see is filled in',
    { website: 'https://spam.example' },
    ['hidden field filled in'],
    true,
  ],
  ['sent sooner than a person can type', { startedAt: '98000' }, ['sent in 2 s'], false],
  ['two signs', { website: 'x', startedAt: '100000' }, ['hidden field filled in', 'sent in 0 s'], true],
  ['sent after the least time', { startedAt: '97000' }, [], false],
  ['a clock ahead of ours', { startedAt: '100001' }, [], false],
  ['nonsense instead of a time', { startedAt: 'now' }, [], false],
  ['no technical fields at all', {}, [], false],
  ['white space in the hidden field', { website: ' ' }, [], false],
])('%s', (_case, values, reasons, isSpam) => {
  expect(suspicionOf(values, 100_000, 3)).toEqual({ reasons, isSpam })
})

test('a reference is one of many that can be read aloud', () => {
  const references = Array.from({ length: 1000 }, makeReference)
  expect(references.filter((it) => !referencePattern.test(it))).toEqual([])
  expect(new Set(references).size).toBe(1000)
})
