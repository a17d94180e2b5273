import type { IncomingHttpHeaders } from 'node:http'
import type { Encoding, Representation, SiteFile } from './site-index.ts'

/** The smallest stored form of a file the visitor's browser accepts (RFC 9110 §12.5.3). */
export function chooseEncoding(file: SiteFile, accepted = ''): Encoding | undefined {
  const known = orders.get(accepted)
  if (known) return known.find((it) => file.encoded[it])
  const order = encodingsIn(accepted)
  // Browsers send a handful of different headers; whoever invents others must not fill the memory with them.
  if (orders.size < 100) orders.set(accepted, order)
  return order.find((it) => file.encoded[it])
}

const orders = new Map<string, readonly Encoding[]>()

function encodingsIn(accepted: string): Encoding[] {
  const refused = new Set<string>()
  const wanted = new Set<string>()
  for (const entry of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((it) => it.trim())
    const isRefused = parameters.some((it) => /^q=0(\.0*)?$/.test(it))
    ;(isRefused ? refused : wanted).add(name)
  }
  const order = ['br', 'gzip'] as const
  return order.filter((it) => !refused.has(it) && (wanted.has(it) || wanted.has('*')))
}

/** True when the browser's copy is still the newest (RFC 9110 §13.1.2, §13.1.3: the tag outranks the date). */
export function isUnchanged(headers: IncomingHttpHeaders, file: SiteFile, etag: string): boolean {
  const known = headers['if-none-match']
  if (known !== undefined) {
    return known === '*' || known.split(',').some((it) => it.trim().replace(/^W\//, '') === etag)
  }
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return since >= Date.parse(file.lastModified)
}

export type ByteRange = { first: number; last: number }

/**
 * The part asked for, both ends included, or why it is not a part (RFC 9110 §14).
 *
 * | Range header           | of 1,000 bytes | answer                                     |
 * |------------------------|----------------|--------------------------------------------|
 * | none                   |                | whole                                      |
 * | bytes=0-99             | 0 to 99        | part                                       |
 * | bytes=900-             | 900 to 999     | part                                       |
 * | bytes=-100             | 900 to 999     | part                                       |
 * | bytes=990-2000         | 990 to 999     | part                                       |
 * | bytes=1000-            |                | unsatisfiable                              |
 * | bytes=-0               |                | unsatisfiable                              |
 * | bytes=0-1,5-6          |                | whole: several parts at once are not worth it |
 * | bytes=9-2, lines=1-2   |                | whole: not understood                      |
 */
export function rangeOf(range: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range?.trim() ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 }
  }
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return 'whole'
  return first >= size ? 'unsatisfiable' : { first, last }
}

/** A part of the version the browser has is only good for that version (RFC 9110 §13.1.5). */
export function rangeIsCurrent(ifRange: string | undefined, file: SiteFile, plain: Representation): boolean {
  return ifRange === undefined || ifRange === plain.etag || ifRange === file.lastModified
}
