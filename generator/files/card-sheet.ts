import { a4, ink, type Mark, type Page } from './drawing.ts'
import { labelAt } from './form-parts.ts'
import type { SheetTexts } from './frame.ts'

const millimetre = 72 / 25.4
/** The common size of playing cards in millimetres. */
const card = { width: 63 * millimetre, height: 88 * millimetre }

/** Nine blank cards on one page, with cutting marks, for prototypes and replacements. */
export function cardSheet(sheet: SheetTexts): Page {
  const left = (a4.width - 3 * card.width) / 2
  const top = (a4.height - 3 * card.height) / 2
  const cards = Array.from({ length: 9 }, (_, index): Mark => {
    const x = left + (index % 3) * card.width
    const y = top + Math.floor(index / 3) * card.height
    return { mark: 'box', x, y, ...card, stroke: ink.rule, lineWidth: 0.5 }
  })
  const cuts = [0, 1, 2, 3].flatMap((index): Mark[] => {
    const x = left + index * card.width
    const y = top + index * card.height
    return [
      cut(x, top - 14, x, top - 3),
      cut(x, a4.height - top + 3, x, a4.height - top + 14),
      cut(left - 14, y, left - 3, y),
      cut(a4.width - left + 3, y, a4.width - left + 14, y),
    ]
  })
  return [labelAt(sheet.title, left, top - 22, 3 * card.width), ...cards, ...cuts]
}

function cut(x1: number, y1: number, x2: number, y2: number): Mark {
  return { mark: 'line', from: { x: x1, y: y1 }, to: { x: x2, y: y2 }, stroke: ink.text, lineWidth: 0.4 }
}
