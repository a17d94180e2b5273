import { expect, test } from 'vitest'
import { documentDetails } from './document-row.tsx'

const rules = { id: 'rules', title: 'Rules', category: 'RULES', kind: 'rulebook', downloadUrl: '/rules.pdf' } as const

test.each([
  [{ language: 'de' as const }, ['Deutsch']],
  [{ downloadUrl: '/all.zip' }, ['ZIP']],
  [{ pages: 1, version: '2.0', issued: '2025-04-16' }, ['1 page', 'version 2.0', 'issued 16 Apr 2025']],
  [{ pages: 28, madeFor: 'print' as const }, ['28 pages', 'for printing']],
])('%j says %j', (change, details) => {
  expect(documentDetails({ ...rules, ...change })).toEqual(details)
})
