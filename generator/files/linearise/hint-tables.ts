import { bitsFor, column, fields } from './bits.ts'

/** One page as the tables describe it; `borrowed` counts in the list of shared objects. Lengths in bytes. */
export type PageHint = { objects: number; length: number; borrowed: number[] }

/** Where the objects shared between pages begin; 0 and 0 when there are none outside the first page. */
export type SharedHints = { number: number; offset: number; ofFirstPage: number; lengths: number[] }

/**
 * The page offset hint table (ISO 32000-1, F.4.1): how many objects and bytes each page has, so that a reader can
 * ask for just those. Each column holds what goes beyond the least value, in as few bits as the greatest needs.
 * `firstPage` and every other offset count as if the hint stream were not there.
 */
export function pageOffsetTable(
  pages: readonly PageHint[],
  firstPage: number,
  sharedObjects: number,
): Buffer {
  const objects = spread(pages.map((it) => it.objects))
  const lengths = spread(pages.map((it) => it.length))
  const borrowedBits = bitsFor(Math.max(...pages.map((it) => it.borrowed.length)))
  const identifierBits = bitsFor(sharedObjects)
  const header = fields([
    [objects.least, 4],
    [firstPage, 4],
    [objects.bits, 2],
    [lengths.least, 4],
    [lengths.bits, 2],
    // Content streams are said to fill their page, as the common writers do: no reader needs it closer.
    [0, 4],
    [0, 2],
    [lengths.least, 4],
    [lengths.bits, 2],
    [borrowedBits, 2],
    [identifierBits, 2],
    // How far into a page a shared object is needed: not told, in fourths.
    [0, 2],
    [4, 2],
  ])
  return Buffer.concat([
    header,
    column(objects.beyond, objects.bits),
    column(lengths.beyond, lengths.bits),
    column(
      pages.map((it) => it.borrowed.length),
      borrowedBits,
    ),
    column(
      pages.flatMap((it) => it.borrowed),
      identifierBits,
    ),
    column(lengths.beyond, lengths.bits),
  ])
}

/** The shared object hint table (F.4.2): every object of the first page, then those that later pages share. */
export function sharedObjectTable({ number, offset, ofFirstPage, lengths }: SharedHints): Buffer {
  const { least, bits, beyond } = spread(lengths)
  const header = fields([
    [number, 4],
    [offset, 4],
    [ofFirstPage, 4],
    [lengths.length, 4],
    // Each object is a group of its own, so nothing is to be said of the groups' sizes.
    [0, 2],
    [least, 4],
    [bits, 2],
  ])
  const unsigned = lengths.map(() => 0)
  return Buffer.concat([header, column(beyond, bits), column(unsigned, 1)])
}

function spread(values: readonly number[]) {
  const least = Math.min(...values)
  return { least, bits: bitsFor(Math.max(...values) - least), beyond: values.map((it) => it - least) }
}
