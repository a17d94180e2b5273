/** Makes one call to the database fail: the one numbered `failAt`, before it does anything or after it has done it. */
export type When = 'before' | 'after'

const faults = { isOn: false, calls: 0, failAt: 0, when: 'before' as When, failed: '' }

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

function isTurn(name: string): boolean {
  if (!faults.isOn) return false
  faults.calls += 1
  if (faults.calls !== faults.failAt) return false
  faults.failed = name
  return true
}

/** As SQLite reports it. */
function inputOutputError(name: string) {
  return Object.assign(new Error(`EIO: made to fail, ${name}`), { errcode: 10, errstr: 'disk I/O error' })
}

type Call = (...values: unknown[]) => unknown

function breakable(name: string, call: Call): Call {
  return (...values) => {
    const fails = isTurn(name)
    if (fails && faults.when === 'before') throw inputOutputError(name)
    const result = call(...values)
    if (fails) throw inputOutputError(name)
    return result
  }
}

function methodOf(target: object, name: string | symbol): Call | undefined {
  const value: unknown = Reflect.get(target, name)
  return typeof value === 'function' ? (...values) => Reflect.apply(value, target, values) : undefined
}

/** For `vi.mock('node:sqlite')`. */
export function breakableSqlite<Module extends { DatabaseSync: new (...values: never[]) => object }>(
  real: Module,
): Module {
  const DatabaseSync = class extends real.DatabaseSync {
    constructor(...values: never[]) {
      if (isTurn('open')) throw inputOutputError('open')
      super(...values)
    }
    exec(sql: string) {
      const exec = Reflect.get(real.DatabaseSync.prototype, 'exec')
      return breakable(sql, () => Reflect.apply(exec, this, [sql]))()
    }
    prepare(sql: string) {
      const prepare = Reflect.get(real.DatabaseSync.prototype, 'prepare')
      const statement: object = Reflect.apply(prepare, this, [sql])
      return new Proxy(statement, {
        get(target, name) {
          const method = methodOf(target, name)
          if (method === undefined) return Reflect.get(target, name)
          return name === 'run' || name === 'all' ? breakable(sql, method) : method
        },
      })
    }
  }
  return { ...real, DatabaseSync }
}

/** For `vi.mock('pg')`: a query that fails has lost its connection, as on a network. */
export function breakablePostgres<Module extends { Client: { prototype: object } }>(real: Module): Module {
  const { prototype } = real.Client
  const query: unknown = Reflect.get(prototype, 'query')
  if (typeof query !== 'function') throw new Error('This is not pg')
  Reflect.set(prototype, 'query', function broken(this: object, ...values: unknown[]) {
    const [sql] = values
    const send = () => Reflect.apply(query, this, values)
    // Kysely gives promises; what the pool asks for itself is left alone.
    if (values.length > 2 || typeof values.at(-1) === 'function' || !isTurn(String(sql))) return send()
    const lost = async () => {
      if (faults.when === 'after') await send()
      throw inputOutputError(String(sql))
    }
    return lost().finally(() => methodOf(this, 'end')?.())
  })
  return real
}
