/** One object, as Latin-1 text so that each character is one byte: what may hold references, and what may not. */
export type PdfObject = { syntax: string; stream: string }

export type PdfFile = {
  /** The first two lines: version, and bytes that mark the file as binary. */
  head: string
  objects: ReadonlyMap<number, PdfObject>
  root: number
  info: number
  /** The identifier as written: two equal strings. */
  id: string
}

/**
 * Reads what pdfkit writes: a classic cross-reference table, generation 0 throughout, lengths of streams written
 * in place, brackets in strings escaped. Throws for anything else; it is no reader for files from outside.
 */
export function readPdf(bytes: Buffer): PdfFile {
  const text = bytes.toString('latin1')
  const table = Number(found(/startxref\s+(\d+)\s+%%EOF\s*$/, text))
  const trailer = text.slice(table)
  const rows = [...trailer.matchAll(/^(\d{10}) 00000 n/gm)]
  return {
    head: found(/^(%PDF-.*\n%.*\n)/, text),
    objects: new Map(rows.map(([, offset]) => readObject(text, Number(offset)))),
    root: Number(found(/\/Root (\d+) 0 R/, trailer)),
    info: Number(found(/\/Info (\d+) 0 R/, trailer)),
    id: found(/\/ID (\[[^\]]*\])/, trailer),
  }
}

/** Numbers of the objects a piece of syntax refers to, in the order they are named. */
export function referencesIn(syntax: string): number[] {
  return [...syntax.matchAll(tokens)].flatMap(([, number]) => (number === undefined ? [] : Number(number)))
}

/** The same syntax with every reference led to the object's new number. */
export function renumbered(syntax: string, numberOf: (old: number) => number): string {
  return syntax.replace(tokens, (token, number?: string) =>
    number === undefined ? token : `${numberOf(Number(number))} 0 R`,
  )
}

/** Strings are matched first, so that "2 0 R" in a title stays what it is. */
const tokens = /\((?:\\[\s\S]|[^\\)])*\)|(?<![/\w.])(\d+) 0 R\b|(?<![/\w])(?:stream|endobj)\b/g

function readObject(text: string, offset: number): [number: number, object: PdfObject] {
  const opening = /^(\d+) 0 obj\n/.exec(text.slice(offset, offset + 20))
  if (!opening) throw new Error(`No object at byte ${offset} of the PDF`)
  const start = offset + opening[0].length
  const rest = text.slice(start)
  for (const token of rest.matchAll(tokens)) {
    const syntax = rest.slice(0, token.index)
    if (token[0] === 'endobj') return [Number(opening[1]), { syntax, stream: '' }]
    if (token[0] !== 'stream') continue
    const end = token.index + 'stream\n'.length + Number(found(/\/Length (\d+)\b(?! 0 R)/, syntax))
    const stream = rest.slice(token.index, rest.indexOf('endobj', end))
    return [Number(opening[1]), { syntax, stream }]
  }
  throw new Error(`The object at byte ${offset} of the PDF has no end`)
}

function found(pattern: RegExp, text: string): string {
  const part = pattern.exec(text)?.[1]
  if (part === undefined) throw new Error(`The PDF has no ${pattern.source}`)
  return part
}
