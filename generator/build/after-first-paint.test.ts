import { expect, test } from 'vitest'
import { scriptsAfterFirstPaint } from './after-first-paint.ts'

const script = (code: string) => `<script type="module" async="">${code}</script>`

test('the modules are asked for after the first paint, in one go, then the page is taken over', () => {
  const page = script(
    'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\nwindow.modules = {route0};import("/assets/entry.js");',
  )
  expect(scriptsAfterFirstPaint(page)).toBe(
    script(
      'requestAnimationFrame(() => setTimeout(async () => {' +
        'const [,route0] = await Promise.all([import("/assets/manifest.js"),import("/assets/root.js")]);' +
        'window.modules = {route0};import("/assets/entry.js");}))',
    ),
  )
})

test('no script is preloaded, everything else is', () => {
  const font = '<link rel="preload" href="/assets/a.woff2" as="font"/>'
  expect(scriptsAfterFirstPaint(`${font}<link rel="modulepreload" href="/assets/a.js"/>`)).toBe(font)
})

test.each([
  'window.modules = {}',
  'import "/assets/manifest.js";',
  'import { route0 } from "/assets/root.js";\nimport * as route1 from "/assets/home.js";',
])('a script of another kind stops the build: %s', (code) => {
  expect(() => scriptsAfterFirstPaint(script(code))).toThrow('not understood')
})
