import { inflateSync } from 'node:zlib'

/**
 * Number of pages of a PDF: the `/Count` of the root of its page tree, which is the greatest of all. Newer files hide
 * the tree in compressed object streams, so those are opened too. Undefined when no page tree is found: the site
 * then says "not recorded" rather than guess.
 */
export function countPages(pdf: Buffer): number | undefined {
  const text = pdf.toString('latin1')
  const counts = [text, ...objectStreams(pdf, text)].flatMap(pageTreeCounts)
  return counts.length > 0 ? Math.max(...counts) : undefined
}

function pageTreeCounts(text: string): number[] {
  return [...text.matchAll(/\/Type\s*\/Pages\b/g)].flatMap(({ index }) => {
    const count = /\/Count\s+(\d+)/.exec(dictionaryAround(text, index))?.[1]
    return count === undefined ? [] : [Number(count)]
  })
}

/** The entries of the dictionary a place lies in, without those of the dictionaries inside it. */
function dictionaryAround(text: string, place: number): string {
  return reach(text, place, -1, '<<', '>>') + reach(text, place, 1, '>>', '<<')
}

/** Walks from `place` to the bracket that closes its dictionary on one side, leaving out what lies deeper. */
function reach(text: string, place: number, step: 1 | -1, closing: string, opening: string): string {
  let depth = 0
  let passed = ''
  for (let at = place; at >= 0 && at < text.length; at += step) {
    const pair = text.slice(at, at + 2)
    if (pair === opening) depth += 1
    if (pair === closing && depth === 0) return passed
    if (pair === closing) depth -= 1
    const skip = pair === opening || pair === closing
    if (skip) at += step
    else if (depth === 0) passed = step === 1 ? passed + text.charAt(at) : text.charAt(at) + passed
  }
  return passed
}

function objectStreams(pdf: Buffer, text: string): string[] {
  return [...text.matchAll(/\/Type\s*\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g)].flatMap((found) => {
    const start = found.index + found[0].length
    const end = text.indexOf('endstream', start)
    try {
      return [inflateSync(pdf.subarray(start, end)).toString('latin1')]
    } catch {
      // Encrypted or damaged: the number of pages stays unknown, which the caller says.
      return []
    }
  })
}
