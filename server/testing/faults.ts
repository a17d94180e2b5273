import { DatabaseSync, StatementSync } from 'node:sqlite'
import { Client } from 'pg'

/** One call to the database fails: the one numbered `failAt`, before it does anything or after it has done it. */
type When = 'before' | 'after'

type Faults = { isOn: boolean; calls: number; failAt: number; when: When; failed: string }
const faults: Faults = { isOn: false, calls: 0, failAt: 0, when: 'before', failed: '' }

/** Does this work with the call of this number failing, none for 0; says how many calls there were and which failed. */
export async function withFault(failAt: number, when: When, work: () => Promise<unknown>) {
  Object.assign(faults, { isOn: true, calls: 0, failAt, when, failed: '' })
  const error = await work().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  faults.isOn = false
  return { calls: faults.calls, failed: faults.failed, error }
}

for (const [driver, method] of [
  [DatabaseSync, 'exec'],
  [StatementSync, 'run'],
  [StatementSync, 'all'],
  [Client, 'query'],
] as const) {
  const real: unknown = Reflect.get(driver.prototype, method)
  if (typeof real !== 'function') throw new Error(`${driver.name} has no method ${method}`)
  Reflect.set(driver.prototype, method, function breakable(this: object, ...values: unknown[]) {
    const call = () => Reflect.apply(real, this, values)
    // The pool's own queries, which have a callback, never fail.
    const isOurs = faults.isOn && !values.some((value) => typeof value === 'function')
    if (isOurs) faults.calls += 1
    if (!isOurs || faults.calls !== faults.failAt) return call()
    faults.failed = this instanceof StatementSync ? this.sourceSQL : String(values[0])
    const fail = () => {
      // As on a network: the connection is lost.
      if (this instanceof Client) void this.end()
      // As SQLite reports it.
      throw Object.assign(new Error(`EIO: ${faults.failed}`), { errcode: 10, errstr: 'disk I/O error' })
    }
    if (faults.when === 'before') fail()
    const result: unknown = call()
    return result instanceof Promise ? result.then(fail) : fail()
  })
}
