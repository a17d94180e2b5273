import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { CountVisit } from '../store/postgres-rate-limits.ts'

type Counted = (error: Error | null, count?: { current: number; ttl: number }) => void

/**
 * The store of @fastify/rate-limit for replicas, which count each visitor together in the database. Addresses are not
 * written there, only a hash nobody can make without our secret.
 */
export function sharedRateLimits(countVisit: CountVisit, secret: string, log: FastifyBaseLogger) {
  let isFailing = false
  return class SharedRateLimits {
    #window: number

    constructor(limit: object) {
      this.#window = Number(Reflect.get(limit, 'timeWindow'))
    }

    incr(address: string, counted: Counted) {
      const key = createHmac('sha256', secret).update(`rate limit ${address}`).digest('base64url')
      countVisit(key, Date.now(), this.#window).then(
        (count) => {
          isFailing = false
          counted(null, count)
        },
        (error: unknown) => {
          // Let through: storing will fail as well, is logged each time, and gives back what the visitor has typed.
          if (!isFailing) log.error({ err: error }, 'visitors cannot be counted')
          isFailing = true
          counted(null, { current: 0, ttl: 0 })
        },
      )
    }

    child(limit: object) {
      return new SharedRateLimits(limit)
    }
  }
}
