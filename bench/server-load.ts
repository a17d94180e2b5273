import { spawnSync } from 'node:child_process'
import { type Contender, secondsUsedBy } from './server-contenders.ts'

export type Load = {
  perSecond: number
  perProcessorSecond: number
  p99: number
}

/**
 * Asks for the address again and again, over 16 connections from the second core, with wrk: written in C, it takes less of
 * the machine per request than either server, which a load generator in JavaScript would not.
 */
export function load({ origin, pid }: Contender, address: string, seconds: number): Load {
  const before = secondsUsedBy(pid)
  const asked = [...headers.flatMap((it) => ['-H', it]), origin + address]
  const options = ['-t1', '-c16', `-d${seconds}s`, '--latency', ...asked]
  const { stdout, stderr, error } = spawnSync('taskset', ['-c', '1', 'wrk', ...options], { encoding: 'utf8' })
  if (error || !stdout.includes('Requests/sec')) {
    throw new Error(`The load generator did not run (apt-get install wrk util-linux): ${stderr}`)
  }
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every request was answered well:\n${stdout}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    perProcessorSecond: requests / (secondsUsedBy(pid) - before),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
  }
}

/** What a browser sends, since reading it is part of the work. */
const headers = [
  'Accept-Encoding: gzip, deflate, br, zstd',
  'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'Accept-Language: en-GB,en;q=0.9',
  'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0',
]

function milliseconds(found: RegExpExecArray | null) {
  const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }
  return Number(found?.[1]) * (units[found?.[2] ?? ''] ?? Number.NaN)
}
