import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { chooseEncoding, isUnchanged, rangeIsCurrent, rangeOf } from './representation.ts'
import type { Representation, SiteFile } from './site-index.ts'

/** Answers with a file of the site, whole, in part, or by "not modified". */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, status = 200) {
  const { range, 'if-range': ifRange, 'accept-encoding': accepted } = request.headers
  // A part is always one of the file as it is; compressed files are small and come whole.
  const asksForPart = status === 200 && range !== undefined && rangeIsCurrent(one(ifRange), file, file.plain)
  const encoding = asksForPart ? undefined : chooseEncoding(file, one(accepted))
  const chosen = (encoding && file.encoded[encoding]) ?? file.plain
  if (status === 200 && isUnchanged(request.headers, file, chosen.etag)) {
    response.writeHead(304, withoutLength(chosen)).end()
    return
  }
  const part = asksForPart ? rangeOf(range, chosen.bytes) : 'whole'
  if (part === 'unsatisfiable') {
    const headers = ['Content-Range', `bytes */${chosen.bytes}`, 'Content-Length', '0']
    response.writeHead(416, [...withoutLength(chosen), ...headers]).end()
  } else if (part === 'whole') {
    response.writeHead(status, chosen.headers)
    sendBytes(request, response, chosen, 0, chosen.bytes - 1)
  } else {
    const { first, last } = part
    const headers = ['Content-Range', `bytes ${first}-${last}/${chosen.bytes}`]
    const length = ['Content-Length', String(last - first + 1)]
    response.writeHead(206, [...withoutLength(chosen), ...headers, ...length])
    sendBytes(request, response, chosen, first, last)
  }
}

function withoutLength({ headers }: Representation) {
  return headers.slice(0, -2)
}

function sendBytes(
  { method }: IncomingMessage,
  response: ServerResponse,
  { body, path, bytes }: Representation,
  first: number,
  last: number,
) {
  if (method === 'HEAD') response.end()
  else if (body) response.end(last - first + 1 === bytes ? body : body.subarray(first, last + 1))
  // Both ends are closed whichever fails; a visitor who leaves in the middle is no error.
  else pipeline(createReadStream(path, { start: first, end: last }), response, () => {})
}

function one(header: string | string[] | undefined) {
  return Array.isArray(header) ? header.join(',') : header
}
