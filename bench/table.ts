export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** A Markdown table for RESULTS.md; every column but the first is aligned as figures are. */
export function markdownTable(head: readonly string[], rows: readonly (string | number)[][]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const alignment = head.map((_, place) => (place === 0 ? '---' : '---:'))
  return [line(head), line(alignment), ...rows.map(line)].join('\n')
}
