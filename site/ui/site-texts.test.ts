import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readContent } from '../content.server.ts'
import { readFix } from '../legal/load-fix.server.ts'

/** One word for one thing: what a visitor reads, and what stood there before. */
const vocabulary: [say: string, not: RegExp][] = [
  ['Downloads', /\bdownload cent(re|er)\b/i],
  ['document', /\b(manuals|shelf|shelves|papers)\b(?! & Files)/i],
  ['video', /\bfilms?\b/i],
  ['cooperative', /\bco-op/i],
  ['Legal', /\bfair play\b/i],
  ['Coming soon', /\bin the making\b/i],
  ['Product lines', /\blines of games\b/i],
  ['200%, without a space', /\d\s%/],
  ['’, the typographic apostrophe', /\p{L}'\p{L}/u],
]

const { site, games, press, legal } = readContent()

/** Fields nobody reads on a page, and alternative texts, which describe pictures in words of their own. */
const unread = new Set(['alt', 'file', 'source', 'sources', 'toConfirm', 'componentId', 'target'])

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^(https|mailto|\/)/.test(value) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsIn(inner)))
}

const content: [place: string, texts: string][] = [
  ...[...games].map(([slug, game]): [string, string] => [slug, textsIn(game).join('\n')]),
  ['site.yaml', textsIn(site).join('\n')],
  ['press.yaml', textsIn(press).join('\n')],
  ...legal
    .filter((it) => it.language === 'en')
    .map((it): [string, string] => [it.slug, `${it.summary}\n${it.markdown}`]),
  ['temporary fix', readFix().html],
]

/** The texts between tags and in quotes of the components; code and comments are for nobody but us. */
const components = globSync('site/**/*.tsx', { exclude: (it) => it.includes('.test.') }).map(
  (file): [string, string] => {
    const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    const texts = code.matchAll(
      />\s*([A-Z][^<>{}=;]*[.\w])\s*[<{]|'([A-Z][^'\n]* [^'\n]*)'|="([A-Z][^"\n]*)"/g,
    )
    return [file, [...texts].map(([, ...said]) => said.find(Boolean)).join('\n')]
  },
)

test.each(vocabulary)('says "%s" and no other word for it', (_, not) => {
  const found = [...content, ...components].flatMap(([file, text]) => {
    const hit = not.exec(text)
    return hit ? [`${file}: ${text.slice(Math.max(0, hit.index - 40), hit.index + 40)}`] : []
  })
  expect(found).toEqual([])
})

test('looks through all components', () => {
  expect(components.length).toBeGreaterThan(50)
})
