import { expect, test } from 'vitest'
import { lostPage } from './lost-page.ts'

const script = `import * as route1 from "/assets/not-found-1.js";
window.__reactRouterRouteModules = {"routes/not-found":route1};
import("/assets/entry.client-2.js");`

test('tells the router of the address before the script takes the page over', () => {
  const [before = '', after] = lostPage(script).split('import("/assets/entry.client-2.js")')
  expect(before).toContain('id: "lost"')
  expect(after).toBe(';')
})

test('stops the build when the framework starts its script in another way', () => {
  expect(() => lostPage('<script src="/assets/entry.client-2.js">')).toThrow('see scripts/build/lost-page.ts')
})
