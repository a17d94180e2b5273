import { expect, test } from 'vitest'
import { referencePattern } from '../../forms/protocol.ts'
import { makeReference } from './reference.ts'

test('a reference has the form that pages expect, and none is made twice in 10,000', () => {
  const references = Array.from({ length: 10_000 }, makeReference)
  for (const reference of references) expect(reference).toMatch(referencePattern)
  expect(new Set(references).size).toBe(10_000)
})
