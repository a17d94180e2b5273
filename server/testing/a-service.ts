import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { startService } from '../app.ts'
import { runCommand } from '../cli/commands.ts'
import type { Clock } from '../clock.ts'
import { readSettings } from '../env.ts'
import { makeLogger } from '../http/logger.ts'
import { aFolder, atTheEnd } from './a-folder.ts'
import { aPdf, aPng, named, sendInquiry, sendPrototype } from './a-form.ts'
import { aSite } from './a-site.ts'
import { portOf } from './free-port.ts'

type Wishes = {
  settings?: Record<string, string>
  clock?: Clock
  site?: Record<string, string | Buffer>
}

/**
 * A whole service with an empty store and a small site, listening on a free port; stopped when the test ends or, for
 * all tests of a file that change nothing in it, after the file.
 */
export async function aService({ settings = {}, clock = Date.now, site }: Wishes = {}) {
  const env = readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    SITE_DIR: aSite(site),
    DATA_DIR: aFolder('data'),
    RATE_LIMIT_PER_MINUTE: '0',
    // Nothing of the disk is held for bad days.
    DISK_RESERVE_MB: '0',
    ...settings,
  })
  const log: string[] = []
  const logger = makeLogger('info', { write: (line: string) => log.push(line) })
  const service = await startService({ env, clock, log: logger })
  atTheEnd(() => service.stop())
  const port = portOf(service.app.server)
  return { ...service, env, dataDir: env.DATA_DIR, log, port, origin: `http://127.0.0.1:${port}` }
}

/** The real service in a process of its own, which may be killed. Rejects with what it said when it does not start. */
export async function aProcess(
  settings: Record<string, string>,
  [program = '', ...args]: readonly string[] = [process.execPath, 'server/main.ts'],
) {
  // An environment of its own: settings of the machine that runs the tests must not change what they show.
  const child = spawn(program, args, {
    env: {
      // biome-ignore lint/style/noProcessEnv: where npm is, and the node it runs by
      PATH: process.env.PATH,
      PORT: '0',
      // Started many times over, it should not compile the same code each time.
      NODE_COMPILE_CACHE: join('.cache', 'compiled-service'),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      RATE_LIMIT_PER_MINUTE: '0',
      DISK_RESERVE_MB: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const gone = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await gone
  })
  let said = ''
  const port = await new Promise<string>((resolve, reject) => {
    child.stderr.on('data', (text) => {
      said += text
      const [, found] = /http:\/\/localhost:(\d+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    child.stdout.on('data', (text) => {
      said += text
    })
    gone.then(() => reject(new Error(`The service ended: ${said}`)))
  })
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Watches it while something is done: its resident memory in MB at most. */
    async memoryDuring<Result>(work: () => Promise<Result>) {
      let most = 0
      const watch = setInterval(() => {
        most = Math.max(most, residentMegabytes(child.pid))
      }, 20)
      const result = await work().finally(() => clearInterval(watch))
      console.info(`resident memory: ${most.toFixed(0)} MB at most`)
      return { most, result }
    },
    /** Resolves with the exit code, or null when it was killed. */
    async end(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal)
      await gone
      return child.exitCode
    },
  }
}

function residentMegabytes(pid: number | undefined) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Gives what a command prints that has these settings, or only this DATA_DIR. */
export async function run(settings: string | Record<string, string>, ...args: string[]) {
  const printed: string[] = []
  const given = typeof settings === 'string' ? { DATA_DIR: settings } : settings
  await runCommand(args, {
    env: readSettings({ DISK_RESERVE_MB: '0', ...given }),
    clock: () => Date.parse('2026-11-20T12:00:00Z'),
    print: (line) => void printed.push(line),
  })
  return printed.join('\n')
}

/** A running service that has received an inquiry and then a prototype with three files. */
export async function aServiceWithSubmissions(settings: Record<string, string> = {}) {
  const service = await aService({ settings })
  const sent = async (answer: Promise<Response>) => String((await (await answer).json()).reference)
  const inquiry = await sent(sendInquiry(service.origin, { message: '=1+1, "quoted"\nsecond line' }))
  const files = [named('box.png', aPng()), named('box.png', aPng()), named('żółw.pdf', aPdf())]
  const prototype = await sent(sendPrototype(service.origin, { email: 'other@example.com' }, files))
  return { ...service, inquiry, prototype }
}
