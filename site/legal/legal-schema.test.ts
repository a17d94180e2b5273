import { expect, test } from 'vitest'
import { legalFileSchema } from './legal-schema.ts'

test.each([
  ['/terms-of-tests', true],
  ['/terms-of-tests/prototypes', true],
  ['/terms-of-tests/', false],
  ['/terms-of-tests#secrecy', false],
  ['/a//b', false],
  ['/', false],
])('takes %s as the address of a text: %s', (address, isTaken) => {
  expect(legalFileSchema.shape.path.safeParse(address).success).toBe(isTaken)
})
