import { createReadStream } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type ByteRange, chooseEncoding, isUnchanged, rangeIsCurrent, rangeOf } from './representation.ts'
import type { Representation, SiteFile } from './site-index.ts'

/** Answers with a file of the site, whole, in part, or by "not modified". */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status = 200) {
  reply.headers(file.headers)
  reply.header('Last-Modified', file.lastModified)
  const { range, 'if-range': ifRange, 'accept-encoding': accepted } = request.headers
  // A part is always one of the file as it is; compressed files are small and come whole.
  const asksForPart = status === 200 && range !== undefined && rangeIsCurrent(one(ifRange), file, file.plain)
  const encoding = asksForPart ? undefined : chooseEncoding(file, one(accepted))
  const chosen = (encoding && file.encoded[encoding]) ?? file.plain
  reply.header('ETag', chosen.etag)
  if (encoding) reply.header('Content-Encoding', encoding)
  else reply.header('Accept-Ranges', 'bytes')
  if (status === 200 && isUnchanged(request.headers, file, chosen.etag)) return reply.code(304).send()

  const part = asksForPart ? rangeOf(range, chosen.bytes) : 'whole'
  if (part === 'unsatisfiable') {
    return reply.code(416).header('Content-Range', `bytes */${chosen.bytes}`).send()
  }
  if (part === 'whole')
    return sendBytes(request, reply.code(status), chosen, { first: 0, last: chosen.bytes - 1 })
  reply.code(206).header('Content-Range', `bytes ${part.first}-${part.last}/${chosen.bytes}`)
  return sendBytes(request, reply, chosen, part)
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, chosen: Representation, part: ByteRange) {
  reply.header('Content-Length', part.last - part.first + 1)
  if (request.method === 'HEAD') return reply.send()
  if (chosen.body) return reply.send(chosen.body.subarray(part.first, part.last + 1))
  return reply.send(createReadStream(chosen.path, { start: part.first, end: part.last }))
}

function one(header: string | string[] | undefined) {
  return Array.isArray(header) ? header.join(',') : header
}
