import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'

/** Answers, in words and without details, what went wrong at an address that takes no forms; our own faults are logged. */
export function answerFault(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  if (status >= 500) request.log.error({ err: error }, 'could not answer a request')
  // Of a range beyond the end, the length there is (RFC 9110 §15.5.17).
  const range: unknown = Reflect.get(Object(Reflect.get(error, 'headers')), 'Content-Range')
  if (typeof range === 'string') reply.header('Content-Range', range)
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(
      status >= 500
        ? 'Something went wrong on our side. Please try again in a few minutes.'
        : 'This cannot be answered as it was asked.',
    )
}
