import { expect, test } from 'vitest'
import { toastDurations } from './toasts.ts'

test('toasts stay as long as the specification says, a loading one until it is replaced', () => {
  expect(toastDurations).toEqual({
    blank: 4000,
    error: 4000,
    custom: 4000,
    success: 2000,
    loading: Number.POSITIVE_INFINITY,
  })
})
