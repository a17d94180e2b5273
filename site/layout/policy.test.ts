import { expect, test } from 'vitest'
import { speculationRules } from './policy.ts'

const [rule] = speculationRules.prerender
const [pages, { not: kept }] = rule.where.and

/** Whether a link to this path is drawn ahead, whatever its attributes. */
function drawnAhead(path: string): boolean {
  const matches = (pattern: string) =>
    new URLPattern(pattern, 'https://site.example').test(path, 'https://site.example')
  return matches(pages.href_matches) && !kept.href_matches.some(matches)
}

test.each([
  ['/', true],
  ['/our-games', true],
  ['/games/awaken-realms/nemesis', true],
  ['/d/nemesis-rulebook', false],
  ['/files/nemesis/rulebook.pdf', false],
  ['/press/press-kit.zip', false],
])('%s behind a link is drawn ahead: %s', (path, ahead) => {
  expect(drawnAhead(path)).toBe(ahead)
})
