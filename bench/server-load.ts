import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Contender, usedBy } from './server-contenders.ts'

export type Load = {
  requests: number
  perSecond: number
  perProcessorSecond: number
  p99: number
}

/**
 * Asks for the addresses in turn, over 16 connections from the second core, with wrk: written in C, it takes less of
 * the machine per request than either server, which a load generator in JavaScript would not.
 */
export function load({ origin, pid }: Contender, addresses: readonly string[], seconds: number): Load {
  const before = usedBy(pid).seconds
  const lua = script(addresses)
  const options = ['-t1', '-c16', `-d${seconds}s`, '--latency', '-s', lua, origin]
  const { stdout, stderr, error } = spawnSync('taskset', ['-c', '1', 'wrk', ...options], { encoding: 'utf8' })
  rmSync(dirname(lua), { recursive: true })
  if (error || !stdout.includes('Requests/sec')) {
    throw new Error(`The load generator did not run (apt-get install wrk util-linux): ${stderr}`)
  }
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every request was answered well:\n${stdout}`)
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return {
    requests,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    perProcessorSecond: requests / (usedBy(pid).seconds - before),
    p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)),
  }
}

function script(addresses: readonly string[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'bench-load-')), 'addresses.lua')
  const list = addresses.map((it) => JSON.stringify(it)).join(', ')
  // Headers a browser sends, since reading them is part of the work.
  writeFileSync(
    file,
    `local addresses = { ${list} }
local at = 0
wrk.headers["Accept-Encoding"] = "gzip, deflate, br, zstd"
wrk.headers["Accept"] = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
wrk.headers["Accept-Language"] = "en-GB,en;q=0.9"
wrk.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0"
request = function()
  at = at % #addresses + 1
  return wrk.format("GET", addresses[at])
end
`,
  )
  return file
}

function milliseconds(found: RegExpExecArray | null) {
  const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 }
  return Number(found?.[1]) * (units[found?.[2] ?? ''] ?? Number.NaN)
}
