import { a4, ink, type Mark } from './drawing.ts'
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
    {
      mark: 'text',
      x: margin,
      y: middle,
      size,
      face: 'title',
      fill: ink.light,
      role: 'H1',
      text: sheet.game,
    },
    {
      mark: 'text',
      x: margin,
      y: middle + 26,
      size: 15,
      face: 'regular',
      fill: ink.gold,
      role: 'P',
      text: sheet.kind,
    },
  ]
}

/** Publisher on the left, address on the right, at the foot of the page. */
export function foot(sheet: SheetTexts): Mark[] {
  const y = a4.height - 30
  const x = a4.width - margin - widthOf(sheet.address, 'regular', 8.5)
  return [
    {
      mark: 'line',
      from: { x: margin, y: y - 14 },
      to: { x: a4.width - margin, y: y - 14 },
      stroke: ink.rule,
      lineWidth: 0.5,
    },
    {
      mark: 'text',
      x: margin,
      y,
      size: 8.5,
      face: 'regular',
      fill: ink.quiet,
      role: 'P',
      text: sheet.publisher,
    },
    {
      mark: 'text',
      x,
      y,
      size: 8.5,
      face: 'regular',
      fill: ink.quiet,
      role: 'Link',
      text: sheet.address,
      href: sheet.address,
    },
  ]
}

/** A paragraph broken into lines; returns its marks and the baseline of the line after it. */
export function paragraph(
  text: string,
  at: { x: number; y: number; width: number; size: number; face?: 'regular' | 'semibold'; fill?: string },
): { marks: Mark[]; next: number } {
  const face = at.face ?? 'regular'
  const leading = at.size * 1.45
  const lines = wrap(text, face, at.size, at.width)
  const marks = lines.map((line, index): Mark => {
    return {
      mark: 'text',
      x: at.x,
      y: at.y + index * leading,
      size: at.size,
      face,
      fill: at.fill ?? ink.text,
      role: 'P',
      text: line,
    }
  })
  return { marks, next: at.y + lines.length * leading }
}
