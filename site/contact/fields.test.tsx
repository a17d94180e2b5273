import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { gdprConsent } from '../../forms/shared-fields.ts'
import { ConsentField, charactersLeft } from './fields.tsx'

test.each([
  [0, 'You have 10,000 characters left.'],
  [9_999, 'You have 1 character left.'],
  [10_000, 'You have 0 characters left.'],
  [10_001, 'You have 1 character too many.'],
  [12_000, 'You have 2,000 characters too many.'],
])('of 10,000 characters, %i written', (length, words) => {
  expect(charactersLeft(length, 10_000)).toBe(words)
})

test('a consent starts unticked, and browsers do not tick it again', () => {
  const html = renderToStaticMarkup(<ConsentField field={gdprConsent} messages={[]} />)
  expect(html).toContain('autoComplete="off"')
  expect(html).not.toContain('checked=""')
})
