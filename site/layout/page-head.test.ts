import { expect, test } from 'vitest'
import { alternateLanguages, documentTitle, scriptText, speculationRules } from './page-head.ts'

test.each([
  ['/press', 'Press room', 'Press room | Awaken Realms'],
  ['/', 'Home', 'Awaken Realms | Home'],
  ['/games/awaken-realms/agricola-se', undefined, 'Awaken Realms'],
])('the title of %s with the name %j is "%s"', (path, page, title) => {
  expect(documentTitle(path, page, 'Awaken Realms')).toBe(title)
})

test('the English text is for readers of every other language, where there is one', () => {
  expect(alternateLanguages({ pl: '/polityka' })).toEqual({ pl: '/polityka' })
  expect(alternateLanguages({ en: '/policy' })).toEqual({ en: '/policy', 'x-default': '/policy' })
})

test('no page is drawn ahead only because a link to it is in view', () => {
  expect(speculationRules.prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
})

test.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a < b'])('%j stays data in a script', (summary) => {
  const text = scriptText({ summary })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ summary })
})
