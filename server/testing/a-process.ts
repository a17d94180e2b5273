import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The real service in a process of its own, which may be killed. Rejects with what it said when it does not start. */
export async function aProcess(settings: Record<string, string>) {
  // An environment of its own: settings of the machine that runs the tests must not change what they show.
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
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
    said: () => said,
    /** Watches it while something is done: its resident memory in MB, before and at most. */
    async memoryDuring<Result>(work: () => Promise<Result>) {
      const before = residentMegabytes(child.pid)
      let most = before
      const watch = setInterval(() => {
        most = Math.max(most, residentMegabytes(child.pid))
      }, 20)
      const result = await work().finally(() => clearInterval(watch))
      console.info(`resident memory: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`)
      return { before, most, result }
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
