import { expect, test } from 'vitest'
import { contactMistakes } from './read-contact.build.ts'

test('refuses a form that no topic leads to', () => {
  expect(contactMistakes({ topics: [] })).toContainEqual({
    file: 'content/contact.yaml',
    field: 'topics',
    problem: 'found none, allowed: a topic that leads to /contact/press-contact',
  })
})
