import type { FormField } from '../../site/downloads/document-words.server.ts'
import { a4, type Mark, type Page } from './drawing.ts'
import { boxes, field, labelAt, lines, part, table } from './form-parts.ts'
import { band, foot, inner, margin, paragraph, type SheetTexts } from './frame.ts'

type Labels = Readonly<Record<FormField, string>>

/** The part of the page a form may fill. */
const top = 128
const bottom = a4.height - 84

/**
 * The forms to fill in at the table. None repeats anything of the published game, so each is useful as it is.
 *
 * | kind              | the form                                                             |
 * | ----------------- | -------------------------------------------------------------------- |
 * | save-sheet        | where the campaign stands: four characters, place, what to take up   |
 * | record-sheet      | two games of up to six players, eight rounds each                    |
 * | status-sheet      | one character: six tracks of boxes, resources, notes                 |
 * | campaign-sheet    | one line for each session                                            |
 * | achievement-sheet | what was achieved, when, by whom, with a box to tick                 |
 */
export const forms = {
  'save-sheet': saveSheet,
  'record-sheet': recordSheet,
  'status-sheet': statusSheet,
  'campaign-sheet': campaignSheet,
  'achievement-sheet': achievementSheet,
} as const satisfies Record<string, (labels: Labels) => Mark[]>

/** A whole page: band, form, one line saying whose form it is, foot. */
export function formSheet(kind: keyof typeof forms, sheet: SheetTexts, labels: Labels, note: string): Page {
  const remark = paragraph(note, { x: margin, y: a4.height - 56, width: inner, size: 8.5 })
  return [...band(sheet, 96), ...forms[kind](labels), ...remark.marks, ...foot(sheet)]
}

function heading(labels: Labels): Mark[] {
  const wide = inner * 0.5
  return [
    ...field(labels.players, margin, top + 22, wide),
    ...field(labels.date, margin + wide + 14, top + 22, inner * 0.2),
    ...field(labels.version, margin + wide + inner * 0.2 + 28, top + 22, inner * 0.3 - 28),
  ]
}

function saveSheet(labels: Labels): Mark[] {
  const width = (inner - 18) / 2
  const blocks = [0, 1, 2, 3].flatMap((index) => {
    const x = margin + (index % 2) * (width + 18)
    const y = top + 56 + Math.floor(index / 2) * 168
    return [
      ...field(labels.name, x, y + 24, width * 0.46),
      ...field(labels.character, x + width * 0.52, y + 24, width * 0.48),
      labelAt(labels.state, x, y + 44, width),
      ...boxes(x, y + 50, 15),
      labelAt(labels.resources, x, y + 84, width),
      ...lines(x, y + 104, width, 3),
    ]
  })
  const y = top + 400
  const third = (inner - 28) / 3
  return [
    ...heading(labels),
    ...blocks,
    ...field(labels.chapter, margin, y + 20, third),
    ...field(labels.scenario, margin + third + 14, y + 20, third),
    ...field(labels.location, margin + 2 * (third + 14), y + 20, third),
    part(labels.notes, margin, y + 52),
    ...lines(margin, y + 76, inner, 5),
    part(labels.next, margin, y + 190),
    ...lines(margin, y + 212, inner, 1),
  ]
}

function recordSheet(labels: Labels): Mark[] {
  const rounds = Array.from({ length: 8 }, (_, index) => [String(index + 1), 1] as const)
  const columns = [[labels.name, 4] as const, ...rounds, [labels.total, 1.6] as const]
  return [0, 1].flatMap((game) => {
    const y = top + game * 326
    return [
      ...field(labels.scenario, margin, y + 22, inner * 0.62),
      ...field(labels.date, margin + inner * 0.66, y + 22, inner * 0.34),
      labelAt(labels.round, margin + inner * 0.4, y + 40, inner * 0.5),
      ...table(columns, { x: margin, y: y + 46, width: inner, rows: 6, rowHeight: 27 }),
      ...field(labels.result, margin, y + 266, inner * 0.62),
      ...field(labels.version, margin + inner * 0.66, y + 266, inner * 0.34),
      ...field(labels.notes, margin, y + 300, inner),
    ]
  })
}

function statusSheet(labels: Labels): Mark[] {
  const tracks = Array.from({ length: 6 }, (_, index) => {
    const y = top + 74 + index * 34
    return [...lines(margin, y + 12, inner * 0.34, 1), ...boxes(margin + inner * 0.38, y, 17, 13, 5.4)]
  })
  const y = top + 290
  return [
    ...field(labels.name, margin, top + 22, inner * 0.46),
    ...field(labels.character, margin + inner * 0.5, top + 22, inner * 0.5),
    part(labels.state, margin, top + 54),
    ...tracks.flat(),
    part(labels.resources, margin, y),
    ...table(
      [
        [labels.resources, 3],
        ['', 1],
        ['', 1],
        ['', 1],
        [labels.total, 1],
      ],
      { x: margin, y: y + 10, width: inner, rows: 6, rowHeight: 24 },
    ),
    part(labels.notes, margin, y + 206),
    ...lines(margin, y + 230, inner, Math.floor((bottom - y - 226) / 20)),
  ]
}

function campaignSheet(labels: Labels): Mark[] {
  const columns = [
    [labels.session, 1.2],
    [labels.date, 1.5],
    [labels.chapter, 2],
    [labels.location, 2.4],
    [labels.result, 2.4],
    [labels.notes, 3.4],
  ] as const
  const y = top + 40
  const rowHeight = 30
  const rows = Math.floor((bottom - y - 20) / rowHeight)
  return [...heading(labels), ...table(columns, { x: margin, y, width: inner, rows, rowHeight })]
}

function achievementSheet(labels: Labels): Mark[] {
  const columns = [
    ['', 0.6],
    [labels.achievement, 6],
    [labels.date, 1.8],
    [labels.name, 2.6],
  ] as const
  const y = top + 40
  const rowHeight = 25
  const rows = Math.floor((bottom - y - 20) / rowHeight)
  const ticks = Array.from({ length: rows }, (_, row) => boxes(margin + 7, y + 27 + row * rowHeight, 1, 12))
  return [
    ...heading(labels),
    ...table(columns, { x: margin, y, width: inner, rows, rowHeight }),
    ...ticks.flat(),
  ]
}
