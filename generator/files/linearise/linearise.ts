import { pageOffsetTable, sharedObjectTable } from './hint-tables.ts'
import { type Parts, partsOf } from './parts.ts'
import { type PdfFile, readPdf, renumbered } from './read-pdf.ts'

/** Numbers in the places filled in last take this many characters, so that nothing moves when they are known. */
const room = 10
/** Enough for the longest linearisation dictionary: seven numbers of ten digits and their keys. */
const dictionaryRoom = 150

/**
 * Puts the objects of a PDF printed by pdfkit into the order of a linearised one (ISO 32000-1 Annex F), so that a
 * reader on a slow line shows the first page before the rest has come: dictionary, table and hints first, then
 * the first page, then all else. Objects keep their bytes but for their numbers; equal input makes equal output.
 */
export function linearise(pdf: Buffer): Buffer {
  const file = readPdf(pdf)
  const parts = partsOf(file)
  const back = [...parts.later.flat(), ...parts.shared, ...parts.others]
  // The later objects are counted from 1, the first ones go on from there: so each table has one range of numbers.
  const dictionaryNumber = back.length + 1
  const hintNumber = dictionaryNumber + parts.opening.length + 1
  const numbers = new Map<number, number>([
    ...numbered(back, 1),
    ...numbered(parts.opening, dictionaryNumber + 1),
    ...numbered(parts.first, hintNumber + 1),
  ])
  const write = writer(file, numbers)

  const openingTexts = parts.opening.map(write)
  const firstTexts = parts.first.map(write)
  const backTexts = back.map(write)
  const frontCount = 2 + openingTexts.length + firstTexts.length
  const frontTableAt = file.head.length + dictionaryRoom
  const openingAt = frontTableAt + frontTable(file, numbers, [], dictionaryNumber, frontCount, 0).length
  const hintAt = openingAt + lengthOf(openingTexts)
  const hint = hintStream(hintNumber, parts, { numbers, at: hintAt, write })
  const firstAt = hintAt + hint.length
  const backAt = firstAt + lengthOf(firstTexts)
  const backTableAt = backAt + lengthOf(backTexts)
  const tail = backTable(offsets(backTexts, backAt), frontTableAt)

  const places = [
    file.head.length,
    ...offsets(openingTexts, openingAt),
    hintAt,
    ...offsets(firstTexts, firstAt),
  ]
  const dictionary =
    `${dictionaryNumber} 0 obj\n<< /Linearized 1 /L ${backTableAt + tail.length} /H [${hintAt} ${hint.length}]` +
    ` /O ${hintNumber + 1} /E ${backAt} /N ${parts.later.length + 1} /T ${backTableAt + tail.indexOf('\n0000000000')} >>`
  return Buffer.from(
    [
      file.head,
      `${dictionary.padEnd(dictionaryRoom - '\nendobj\n'.length)}\nendobj\n`,
      frontTable(file, numbers, places, dictionaryNumber, frontCount, backTableAt),
      ...openingTexts,
      hint,
      ...firstTexts,
      ...backTexts,
      tail,
    ].join(''),
    'latin1',
  )
}

function numbered(objects: readonly number[], from: number): [old: number, now: number][] {
  return objects.map((object, index) => [object, from + index])
}

/** Writes an object under its new number, with all references led to the new numbers. */
function writer({ objects }: PdfFile, numbers: ReadonlyMap<number, number>) {
  const numberOf = (old: number) => {
    const now = numbers.get(old)
    if (now === undefined) throw new Error(`The PDF refers to object ${old}, which it does not have`)
    return now
  }
  return (old: number): string => {
    const { syntax = '', stream = '' } = objects.get(old) ?? {}
    return `${numberOf(old)} 0 obj\n${renumbered(syntax, numberOf)}${stream}endobj\n`
  }
}

/** Part 5. Its offsets count as if it were not there, so where it stands is where the first page stands. */
function hintStream(
  number: number,
  { first, later, shared, borrowed }: Parts,
  {
    numbers,
    at,
    write,
  }: { numbers: ReadonlyMap<number, number>; at: number; write: (old: number) => string },
): string {
  const size = (objects: readonly number[]) => lengthOf(objects.map(write))
  const lent = [...first, ...shared]
  const pages = [first, ...later].map((objects, index) => ({
    objects: objects.length,
    length: size(objects),
    borrowed: (borrowed[index] ?? []).map((it) => lent.indexOf(it)).sort((a, b) => a - b),
  }))
  const pageTable = pageOffsetTable(pages, at, lent.length)
  const sharedTable = sharedObjectTable({
    number: numbers.get(shared[0] ?? 0) ?? 0,
    offset: shared.length === 0 ? 0 : at + size([...first, ...later.flat()]),
    ofFirstPage: first.length,
    lengths: lent.map((it) => write(it).length),
  })
  const tables = Buffer.concat([pageTable, sharedTable]).toString('latin1')
  return `${number} 0 obj\n<< /Length ${tables.length} /S ${pageTable.length} >>\nstream\n${tables}\nendstream\nendobj\n`
}

/** Part 3: where the objects of parts 2 to 6 are, and where the other table is. */
function frontTable(
  { root, info, id }: PdfFile,
  numbers: ReadonlyMap<number, number>,
  places: readonly number[],
  from: number,
  count: number,
  backTableAt: number,
): string {
  const rows = Array.from({ length: count }, (_, index) => row(places[index] ?? 0)).join('')
  const previous = String(backTableAt).padEnd(room)
  const size = from + count
  return `xref\n${from} ${count}\n${rows}trailer\n<< /Size ${size} /Prev ${previous}/Root ${numbers.get(root)} 0 R /Info ${numbers.get(info)} 0 R /ID ${id} >>\nstartxref\n0\n%%EOF\n`
}

/** Part 11: where all other objects are; it ends by leading back to the first table. */
function backTable(places: readonly number[], frontTableAt: number): string {
  const size = places.length + 1
  return `xref\n0 ${size}\n0000000000 65535 f \n${places.map(row).join('')}trailer\n<< /Size ${size} >>\nstartxref\n${frontTableAt}\n%%EOF\n`
}

function row(offset: number): string {
  return `${String(offset).padStart(10, '0')} 00000 n \n`
}

function offsets(texts: readonly string[], start: number): number[] {
  let at = start
  return texts.map((text) => {
    const here = at
    at += text.length
    return here
  })
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.length, 0)
}
