import { ink, lineAt, type Mark, textAt } from './drawing.ts'
import { fittingSize, widthOf } from './fonts.ts'

/** A label in small letters above a line to write on, `width` points long; `y` is the line. */
export function field(label: string, x: number, y: number, width: number): Mark[] {
  return [labelAt(label, x, y - 20, width), lineAt(x, y, width, 0.6)]
}

/** Empty lines to write on, 20 points apart. */
export function lines(x: number, y: number, width: number, count: number): Mark[] {
  return Array.from({ length: count }, (_, index) => lineAt(x, y + index * 20, width, 0.6))
}

/** A row of boxes to tick. */
export function boxes(x: number, y: number, count: number, side = 11, gap = 4): Mark[] {
  const box = { mark: 'box', y, width: side, height: side, stroke: ink.quiet, lineWidth: 0.8 } as const
  return Array.from({ length: count }, (_, index) => ({ ...box, x: x + index * (side + gap) }))
}

/** An empty table; `columns` gives each heading and its share of the width. Headings shrink to their column. */
export function table(
  columns: readonly (readonly [heading: string, share: number])[],
  at: { x: number; y: number; width: number; rows: number; rowHeight: number },
): Mark[] {
  const shares = columns.reduce((sum, [, share]) => sum + share, 0)
  const head = 20
  const height = head + at.rows * at.rowHeight
  const marks: Mark[] = [
    { mark: 'box', x: at.x, y: at.y, width: at.width, height: head, fill: '#ece4d6' },
    { mark: 'box', x: at.x, y: at.y, width: at.width, height, stroke: ink.quiet, lineWidth: 0.8 },
  ]
  let x = at.x
  for (const [index, [heading, share]] of columns.entries()) {
    const width = (at.width * share) / shares
    const size = fittingSize(heading === '' ? ' ' : heading, 'semibold', 9.5, width - 8)
    const [from, to] = [
      { x, y: at.y },
      { x, y: at.y + height },
    ]
    if (index > 0) marks.push({ mark: 'line', from, to, stroke: ink.rule, lineWidth: 0.6 })
    if (heading !== '') marks.push(textAt(heading, x + 5, at.y + 14, { size, face: 'semibold' }))
    x += width
  }
  for (let row = 0; row < at.rows; row++)
    marks.push(lineAt(at.x, at.y + head + row * at.rowHeight, at.width, 0.6))
  return marks
}

/** A heading above a part of the form. */
export function part(title: string, x: number, y: number): Mark {
  return textAt(title, x, y, { size: 12, face: 'semibold', role: 'H2' })
}

export function labelAt(label: string, x: number, y: number, width: number): Mark {
  const size = widthOf(label, 'regular', 9) > width ? fittingSize(label, 'regular', 9, width) : 9
  return textAt(label, x, y, { size, fill: ink.quiet })
}
