import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'

const results = join('bench', 'RESULTS.md')

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** A Markdown table; every column but the first is aligned as figures are. */
export function markdownTable(head: readonly string[], rows: readonly (string | number)[][]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const alignment = head.map((_, place) => (place === 0 ? '---' : '---:'))
  return [line(head), line(alignment), ...rows.map(line)].join('\n')
}

/**
 * Prints what was measured and, when `write`, puts it between `<!-- name -->` and `<!-- end of name -->` of RESULTS.md,
 * below the command, the date and how busy the machine was. Throws when RESULTS.md has no such marks.
 */
export function report(name: string, found: string, { write }: { write: boolean }): void {
  console.log(`\n${found}`)
  if (!write) return
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const before = readFileSync(results, 'utf8')
  const [from, to] = [before.indexOf(start), before.indexOf(end)]
  if (from < 0 || to < from)
    throw new Error(`${results} needs the lines ${start} and ${end} for its figures.`)
  const options = process.argv.slice(2).filter((it) => it !== '--write')
  const command = ['npx node bench/main.ts', name, ...options].join(' ')
  const [day] = new Date().toISOString().split('T')
  const busy = loadavg()[0]?.toFixed(1)
  const facts = `\`${command}\`, ${day}, load average at the end ${busy}.`
  writeFileSync(
    results,
    `${before.slice(0, from + start.length)}\n\n${facts}\n\n${found}\n\n${before.slice(to)}`,
  )
  console.log(`\nWritten into ${results}.`)
}
