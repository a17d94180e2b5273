import type { Words } from '../../site/downloads/document-words.server.ts'
import { a4, ink, lineAt, type Mark, type Page, textAt } from './drawing.ts'
import { widthOf } from './fonts.ts'
import { band, foot, inner, margin, paragraph, type SheetTexts } from './frame.ts'

/** The one page that holds the place of a published document, and says so in the document's own language. */
export function standInSheet(sheet: SheetTexts, words: Words, facts: readonly [string, string][]): Page {
  const statement = paragraph(words.standIn, { x: margin, y: 262, width: inner, size: 22, face: 'semibold' })
  const table = factTable(facts, statement.next + 26)
  return [...band(sheet, 170), ...ornament(), ...statement.marks, ...table, ...foot(sheet)]
}

function factTable(facts: readonly [string, string][], top: number): Mark[] {
  const column = Math.max(...facts.map(([label]) => widthOf(label, 'semibold', 11))) + 24
  return facts.flatMap(([label, value], index): Mark[] => {
    const y = top + index * 26
    const link = { fill: '#6d4a00', role: 'Link', href: value } as const
    return [
      lineAt(margin, y - 17, inner, 0.5),
      textAt(label, margin, y, { size: 11, face: 'semibold' }),
      textAt(value, margin + column, y, { size: 11, ...(value.startsWith('https://') && link) }),
    ]
  })
}

/** Three hexagons, the studio's table in outline, low on the page where nothing is written. */
function ornament(): Mark[] {
  const centres = [
    { x: a4.width / 2 - 52, y: 690 },
    { x: a4.width / 2 + 52, y: 690 },
    { x: a4.width / 2, y: 600 },
  ]
  return centres.flatMap(({ x, y }) => {
    const corners = Array.from({ length: 6 }, (_, corner) => {
      const angle = (Math.PI / 3) * corner + Math.PI / 6
      return { x: x + 58 * Math.cos(angle), y: y + 58 * Math.sin(angle) }
    })
    return corners.flatMap((from, index): Mark[] => {
      const to = corners[(index + 1) % corners.length]
      return to ? [{ mark: 'line', from, to, stroke: ink.rule, lineWidth: 1.2 }] : []
    })
  })
}
