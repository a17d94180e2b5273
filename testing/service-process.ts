import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Settings = Record<string, string>

/**
 * Starts the real service, or another program that says on stderr where it listens, in a process of its own. Rejects with
 * its output when it ends before that. `detached`: it leads a process group of its own, as a command in a terminal does.
 */
export async function startProcess(
  settings: Settings,
  [program = '', ...args]: readonly string[] = [process.execPath, 'server/main.ts'],
  { detached = false } = {},
) {
  // An environment of its own: settings of the machine that runs the tests must not change their results.
  const child = spawn(program, args, {
    detached,
    env: {
      // Where npm is, and the node it runs by.
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
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const gone = once(child, 'exit')
  const port = await new Promise<number>((resolve, reject) => {
    let output = ''
    child.stderr.on('data', (text) => {
      output += text
      const [, found] = /http:\/\/\S+:(\d+)/.exec(output) ?? []
      if (found) resolve(Number(found))
    })
    gone.then(() => reject(new Error(`The service ended: ${output}`)), reject)
  })
  return {
    port,
    pid: child.pid,
    origin: `http://127.0.0.1:${port}`,
    /** Resolves with the exit code, or null when it was killed. */
    async end(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal)
      await gone
      return child.exitCode
    },
  }
}

/** The real service in a process of its own, with an empty store, until `remove`. Rejects when it does not start. */
export async function startTemporaryService(settings: Settings) {
  const dataDir = await mkdtemp(join(tmpdir(), 'service-'))
  let running = await startProcess({ ...settings, DATA_DIR: dataDir })
  const { origin, port } = running
  const kill = () => running.end('SIGKILL')
  return {
    origin,
    port,
    dataDir,
    kill,
    async remove() {
      await kill()
      await rm(dataDir, { recursive: true, force: true })
    },
    async startAgain() {
      running = await startProcess({ ...settings, DATA_DIR: dataDir, PORT: String(port) })
    },
  }
}
