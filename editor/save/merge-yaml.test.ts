import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Conflict, mergeYaml } from './merge-yaml.ts'

const asWritten = ['site', 'press', 'games/stalker/game', 'downloads/etherfields']

test.each(asWritten.map((it) => `content/${it}.yaml`))(
  '%s saved with nothing changed stays letter by letter',
  (file) => {
    const text = readFileSync(file, 'utf8')
    expect(mergeYaml(text, parse(text), parse(text), (now) => now)).toBe(text)
  },
)

/** As staff write: a paragraph broken into lines, a value in quotes, a list in brackets. */
const written = `desc: >-
  Each player follows an objective nobody else can see. Yours may agree with your neighbour’s, who
  may lie.
playTime: '90-180 minutes'
playersRange: [1, 5]
`

test('a changed sentence changes its own lines, not the whole paragraph', () => {
  const before = parse(written)
  const after = {
    ...before,
    desc: before.desc.replace('nobody else can see', 'nobody else at the table can see'),
  }
  expect(linesChanged(written, merged(written, before, after))).toEqual([
    '-  Each player follows an objective nobody else can see. Yours may agree with your neighbour’s, who',
    '+  Each player follows an objective nobody else at the table can see. Yours may agree with your',
    '+  neighbour’s, who',
  ])
})

test('values keep their quotes, lists their brackets, and a new field its place', () => {
  const before = parse(written)
  const after = { ...before, playTime: '60 minutes', playersRange: [1, 6] }
  expect(linesChanged(written, merged(written, before, after))).toEqual([
    "-playTime: '90-180 minutes'",
    "+playTime: '60 minutes'",
    '-playersRange: [1, 5]',
    '+playersRange: [1, 6]',
  ])
  const text = 'a: 1 # one\nc: 3\n'
  expect(merged(text, { a: 1, c: 3 }, { a: 1, b: 2, c: 3 })).toBe('a: 1 # one\nb: 2\nc: 3\n')
})

test('a new document is six lines in its place', () => {
  const entry = { id: 'new', category: 'FAQ', title: 'FAQ 2.3', kind: 'faq', language: 'en', format: 'pdf' }
  const lines = difference('content/downloads/nemesis.yaml', (set) => set.documents.splice(3, 0, entry))
  expect(lines).toEqual([
    '+  - id: new',
    '+    category: FAQ',
    '+    title: FAQ 2.3',
    '+    kind: faq',
    '+    language: en',
    '+    format: pdf',
  ])
})

test('a new entry of a menu is written in one line like the others', () => {
  const lines = difference('content/site.yaml', (site) =>
    site.menus.main.splice(3, 0, { label: 'New: one', to: '/x' }),
  )
  expect(lines).toEqual(["+    - { label: 'New: one', to: /x }"])
})

test('fields no form knows are kept, and comments go where their entry goes', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]
  const text = 'list:\n  - id: b\n  # of a\n  - id: a\n    odd: 1\n  - id: c\nunknown: [x]\n'
  expect(merged(text, { list: [b, a, c] }, { list: [b, c, a] })).toBe(
    'list:\n  - id: b\n  - id: c\n  # of a\n  - id: a\n    odd: 1\nunknown: [x]\n',
  )
})

test('what two people changed in different places is all kept', () => {
  const before = { a: 1, list: [{ id: 'x', title: 'X' }] }
  const now = 'a: 2\nlist:\n  - id: x\n    title: X\n'
  expect(merged(now, before, { a: 1, list: [{ id: 'x', title: 'Y' }] })).toBe(
    'a: 2\nlist:\n  - id: x\n    title: Y\n',
  )
})

test.each([
  ['the same field', 'a: 2\nlist: [1, 2, 3]\n', { a: 3, list: [1, 2, 3] }, ['a']],
  ['a list that is longer by now', 'a: 1\nlist: [1, 2, 3, 4]\n', { a: 1, list: [1, 2, 5] }, ['list']],
  ['a list in another order by now', 'a: 1\nlist: [2, 1, 3]\n', { a: 1, list: [1, 3] }, ['list']],
  ['an entry one of them took out', 'a: 1\nlist: [1, 4, 3]\n', { a: 1, list: [1, 3] }, ['list.2']],
])('what two people changed in %s is refused by its name', (_what, now, after, fields) => {
  const conflict = () => merged(now, { a: 1, list: [1, 2, 3] }, after)
  expect(conflict).toThrow(Conflict)
  expect(conflict).toThrow(fields.join(', '))
})

function merged(text: string, before: Record<string, unknown>, after: Record<string, unknown>): string {
  return mergeYaml(text, before, after, (now) => now)
}

/** The lines a saved change takes away and adds. */
// biome-ignore lint/suspicious/noExplicitAny: each test changes a file of another shape
function difference(file: string, change: (content: any) => void): string[] {
  const text = readFileSync(file, 'utf8')
  const wanted = parse(text)
  change(wanted)
  const result = merged(text, parse(text), wanted)
  expect(parse(result)).toEqual(wanted)
  return linesChanged(text, result)
}

function linesChanged(text: string, result: string): string[] {
  const [old, fresh] = [text.split('\n'), result.split('\n')]
  const first = old.findIndex((line, at) => line !== fresh[at])
  const same = old.toReversed().findIndex((line, at) => line !== fresh.at(-1 - at))
  const last = Math.min(same, old.length - first, fresh.length - first)
  const between = (lines: string[]) => lines.slice(first, Math.max(first, lines.length - last))
  const [gone, added] = [between(old), between(fresh)]
  if (gone.length === added.length)
    return gone.flatMap((line, at) => (line === added[at] ? [] : [`-${line}`, `+${added[at]}`]))
  return [...gone.map((line) => `-${line}`), ...added.map((line) => `+${line}`)]
}
