import type { FastifyRequest } from 'fastify'
import { originVerdict } from '../http/origin.ts'
import type { Refusal } from './outcome.ts'

// Ten files of 11 MB, each to be refused by name, and some patience; beyond it the connection is cut.
export const mostBytes = 128 * 1024 * 1024

/** Seconds this sender has to wait, or undefined when it may send. */
export type RateLimit = (request: FastifyRequest) => Promise<number | undefined>

/** What needs no look at the form itself. */
export async function refuseEarly(
  request: FastifyRequest,
  origins: readonly string[],
  limit: RateLimit,
): Promise<{ kind: Refusal } | { kind: 'tooFast'; retryAfter: number } | undefined> {
  if (originVerdict(request, origins) === 'foreign') return { kind: 'wrongOrigin' }
  const retryAfter = await limit(request)
  if (retryAfter !== undefined) return { kind: 'tooFast', retryAfter }
  return Number(request.headers['content-length']) > mostBytes ? { kind: 'bodyTooLarge' } : undefined
}
