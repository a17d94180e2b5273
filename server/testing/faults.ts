import { Readable } from 'node:stream'

/** When a call fails: without having done anything, or after it has done its work, as when only the answer is lost. */
export type When = 'before' | 'after'

const faults = { isOn: false, calls: 0, failAt: 0, when: 'before', failed: '' }

/**
 * Does the work while the `failAt`th call to the disk or to SQLite fails with an input/output error; with 0 none fails.
 * Says how many calls there were, which one failed, and what became of the work.
 */
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

/** As SQLite and the disk report it. */
function inputOutputError(name: string) {
  const sqlite = name.startsWith('sqlite') ? { errcode: 10, errstr: 'disk I/O error' } : {}
  return Object.assign(new Error(`EIO: made to fail, ${name}`), { code: 'EIO', ...sqlite })
}

type Call = (...values: never[]) => unknown

/** `undo`: what a call that loses only its answer leaves nobody else to do. */
function breakable<Function extends Call>(name: string, call: Function, undo?: (result: unknown) => unknown) {
  return (...values: Parameters<Function>): unknown => {
    const fails = isTurn(name)
    if (fails && faults.when === 'before') throw inputOutputError(name)
    const result = call(...values)
    if (!fails) return result
    if (!(result instanceof Promise)) throw inputOutputError(name)
    return result.then(async (it) => {
      await undo?.(it)
      throw inputOutputError(name)
    })
  }
}

function breakablePromise<Function extends Call>(...parts: Parameters<typeof breakable<Function>>) {
  const may = breakable(...parts)
  return async (...values: Parameters<Function>) => may(...values)
}

/** Fails when the stream is first read, as a disk does, and not when it is made. */
function breakableReading(name: string, makeStream: Call) {
  return (...values: never[]) => {
    const stream = makeStream(...values)
    if (stream instanceof Readable && isTurn(name))
      stream._read = () => void stream.destroy(inputOutputError(name))
    return stream
  }
}

/** A module or object whose named methods may be made to fail. */
function withBreakable<Target extends object>(
  target: Target,
  names: readonly string[],
  prefix: string,
  wrap: (name: string, call: Call) => unknown,
): Target {
  return new Proxy(target, {
    get(real, name) {
      const value: unknown = Reflect.get(real, name)
      if (typeof value !== 'function') return value
      const bound = (...values: unknown[]) => Reflect.apply(value, real, values)
      return names.includes(String(name)) ? wrap(`${prefix}.${String(name)}`, bound) : bound
    },
  })
}

/** For `vi.mock('node:fs/promises')`. */
export function breakableDisk<Module extends object>(real: Module): Module {
  const names = ['readdir', 'rename', 'rm', 'mkdir', 'stat', 'writeFile', 'readFile', 'copyFile', 'chmod']
  const open: unknown = Reflect.get(real, 'open')
  if (typeof open !== 'function') throw new Error('This is not node:fs/promises')
  const wrapped = names.map((name) => {
    const call: unknown = Reflect.get(real, name)
    if (typeof call !== 'function') throw new Error(`${name} is no function`)
    return [
      name,
      breakablePromise(`disk.${name}`, (...values: unknown[]) => Reflect.apply(call, real, values)),
    ]
  })
  const breakableOpen = breakablePromise(
    'disk.open',
    async (...values: unknown[]) => {
      const handle: object = await Reflect.apply(open, real, values)
      return withBreakable(handle, ['write', 'sync', 'createReadStream'], 'file', (name, call) =>
        name === 'file.createReadStream' ? breakableReading(name, call) : breakable(name, call),
      )
    },
    (handle) => Reflect.apply(Reflect.get(Object(handle), 'close'), handle, []),
  )
  return { ...real, ...Object.fromEntries(wrapped), open: breakableOpen }
}

/** For `vi.mock('node:sqlite')`. */
export function breakableSqlite<Module extends { DatabaseSync: new (...values: never[]) => object }>(
  real: Module,
): Module {
  const DatabaseSync = class extends real.DatabaseSync {
    constructor(...values: never[]) {
      if (isTurn('sqlite.open')) throw inputOutputError('sqlite.open')
      super(...values)
    }
    exec(sql: string) {
      const exec = Reflect.get(real.DatabaseSync.prototype, 'exec')
      return breakable(`sqlite: ${sql}`, () => Reflect.apply(exec, this, [sql]))()
    }
    prepare(sql: string) {
      const prepare = Reflect.get(real.DatabaseSync.prototype, 'prepare')
      const statement: object = Reflect.apply(prepare, this, [sql])
      return withBreakable(statement, ['run', 'all'], `sqlite: ${sql}`, breakable)
    }
  }
  return { ...real, DatabaseSync }
}
