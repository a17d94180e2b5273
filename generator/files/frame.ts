import { a4, ink, lineAt, type Mark, textAt } from './drawing.ts'
import { fittingSize, widthOf, wrap } from './fonts.ts'

/** What each sheet we make says about itself. */
export type SheetTexts = {
  game: string
  kind: string
  title: string
  /** The document's address, which always leads to its latest edition. */
  address: string
  publisher: string
}

export const margin = 42
export const inner = a4.width - 2 * margin

/** The dark band with the game's name and what the sheet is. Ends `bandHeight` points from the top. */
export function band(sheet: SheetTexts, bandHeight: number): Mark[] {
  const size = fittingSize(sheet.game, 'title', 30, inner)
  const middle = bandHeight / 2
  return [
    { mark: 'box', x: 0, y: 0, width: a4.width, height: bandHeight, fill: ink.band },
    { mark: 'box', x: 0, y: bandHeight, width: a4.width, height: 3, fill: ink.gold },
    textAt(sheet.game, margin, middle, { size, face: 'title', fill: ink.light, role: 'H1' }),
    textAt(sheet.kind, margin, middle + 26, { size: 15, fill: ink.gold }),
  ]
}

/** Publisher on the left, address on the right, at the foot of the page. */
export function foot(sheet: SheetTexts): Mark[] {
  const y = a4.height - 30
  const x = a4.width - margin - widthOf(sheet.address, 'regular', 8.5)
  return [
    lineAt(margin, y - 14, inner, 0.5),
    textAt(sheet.publisher, margin, y, { size: 8.5, fill: ink.quiet }),
    textAt(sheet.address, x, y, { size: 8.5, fill: ink.quiet, role: 'Link', href: sheet.address }),
  ]
}

/** A paragraph broken into lines; returns its marks and the baseline of the line after it. */
export function paragraph(
  text: string,
  at: { x: number; y: number; width: number; size: number; face?: 'regular' | 'semibold' },
): { marks: Mark[]; next: number } {
  const { face = 'regular', size } = at
  const leading = size * 1.45
  const lines = wrap(text, face, size, at.width)
  const marks = lines.map((line, index) => textAt(line, at.x, at.y + index * leading, { size, face }))
  return { marks, next: at.y + lines.length * leading }
}
