import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const status = tableRows('docs/specification-status.md')
const demands = status.filter((cells) => cells.length === 4)
const broken = tableRows('docs/mutations.md').filter((cells) => cells.length === 3)

test.each([
  ...demands.map(([demand, , tests]) => [demand, tests]),
  ...broken.map(([it, , tests]) => [it, tests]),
])('the test named for "%s" is there', (_, tests = '') => {
  if (tests === '—') return
  const quotes = [...tests.matchAll(/`([\w./-]+)`: (.*?)(?=; `|$)/g)]
  expect(quotes).not.toEqual([])
  for (const [, file = '', words = ''] of quotes)
    expect(readFileSync(file, 'utf8').replace(/\s+/g, ' ')).toContain(words)
})

test('the totals are those of the rows', () => {
  const count = (state: RegExp) => demands.filter(([, , , it = '']) => state.test(it)).length
  const tested = demands.filter(([, , tests]) => tests !== '—').length
  expect(status.at(-1)?.map(Number)).toEqual([
    demands.length,
    count(/^done(:|$)/),
    count(/^done otherwise: ./),
    count(/^not done: ./),
    tested,
    demands.length - tested,
  ])
})

/** The cells of every table's rows, without its head. */
function tableRows(document: string): string[][] {
  const lines = readFileSync(document, 'utf8').split('\n')
  return lines
    .filter(
      (line, at) => line.startsWith('|') && !line.startsWith('|---') && !lines[at + 1]?.startsWith('|---'),
    )
    .map((line) =>
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    )
}
