import { expect } from 'vitest'

/** Expects of what a service does in its own time; long enough for a machine that is busy with other things. */
export function eventually<Value>(look: () => Value | Promise<Value>) {
  return expect.poll(look, { timeout: 40_000, interval: 20 })
}
