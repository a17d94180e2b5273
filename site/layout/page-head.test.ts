import { expect, test } from 'vitest'
import { alternateLanguages, documentTitle, scriptText, speculationRules } from './page-head.ts'

test.each([
  ['/press', 'Press room', 'Press room | Awaken Realms'],
  ['/', 'Home', 'Awaken Realms | Home'],
  ['/games/awaken-realms/agricola-se', undefined, 'Awaken Realms'],
])('the title of %s with the name %j is "%s"', (path, page, title) => {
  expect(documentTitle(path, page, 'Awaken Realms')).toBe(title)
})

test('a translated text names itself and its translations, the English one for every other language', () => {
  const policies = { en: '/policy', pl: '/polityka', 'x-default': '/policy' }
  expect(Object.fromEntries(alternateLanguages('pl', '/polityka', { en: '/policy' }))).toEqual(policies)
  expect(Object.fromEntries(alternateLanguages('en', '/policy', { pl: '/polityka' }))).toEqual(policies)
  expect(alternateLanguages('en', '/terms', {})).toEqual([])
})

test('no page is drawn ahead only because a link to it is in view', () => {
  expect(speculationRules.prerender.map(({ eagerness }) => eagerness)).toEqual(['moderate'])
})

test.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a < b'])('%j stays data in a script', (summary) => {
  const text = scriptText({ summary })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ summary })
})
