import { expect, test } from 'vitest'
import { speculationRules } from './speculation-rules.ts'

const [rule] = speculationRules.prerender
const [pages, { not: excluded }] = rule.where.and

/** Whether the browser may prerender the page behind a link to this path, whatever attributes the link has. */
function isPrerendered(path: string): boolean {
  const matches = (pattern: string) =>
    new URLPattern(pattern, 'https://site.example').test(path, 'https://site.example')
  return matches(pages.href_matches) && !excluded.href_matches.some(matches)
}

test.each([
  ['/', true],
  ['/our-games', true],
  ['/games/awaken-realms/nemesis', true],
  ['/d/nemesis-rulebook', false],
  ['/files/nemesis/rulebook.pdf', false],
  ['/press/press-kit.zip', false],
])('%s is prerendered: %s', (path, expected) => {
  expect(isPrerendered(path)).toBe(expected)
})
