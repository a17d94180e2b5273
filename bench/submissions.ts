import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { markdownTable, median, report } from './result-tables.ts'

/**
 * Stored submissions a second and the time to answer, beside a bare Fastify route that writes one row with the same
 * durability, in the same run: `npx node bench/main.ts submissions [--seconds 5] [--senders 32] [--write]`. Ours runs as
 * in production: checks, idempotency, outbox row, logging, security headers; only the limit per address is off.
 */
const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    senders: { type: 'string', default: '32' },
    write: { type: 'boolean', default: false },
  },
})
const seconds = Number(options.seconds)
const senders = Number(options.senders)
const rounds = 3

// On the disk of the project, not in memory, since syncing to disk is what is measured.
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync(join('.cache', 'bench-submissions-'))

const contenders = [
  { name: 'bare Fastify route', args: ['bench/submissions-bare.ts', folder], settings: {} },
  {
    name: 'our service',
    args: ['server/main.ts'],
    settings: {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: join(folder, 'data'),
      SITE_DIR: join('build', 'client'),
      RATE_LIMIT_PER_MINUTE: '0',
    },
  },
]
const results = new Map(contenders.map((it) => [it.name, { perSecond: [0].slice(1), times: [0].slice(1) }]))

try {
  const running = await Promise.all(contenders.map(start))
  // The first round only warms up. In turn, so that a busy moment of the machine hits both alike.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, port } of running) {
      const times = await load(port)
      if (round === 0) continue
      results.get(name)?.perSecond.push(times.length / seconds)
      results.get(name)?.times.push(...times)
    }
  }
  for (const { stop } of running) stop()
} finally {
  rmSync(folder, { recursive: true })
}
print()

async function start({ name, args, settings }: (typeof contenders)[number]) {
  const child = spawn(process.execPath, args, { env: settings, stdio: ['ignore', 'ignore', 'pipe'] })
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    child.on('exit', () => reject(new Error(said)))
    child.stderr.on('data', (text) => {
      said += text
      const [, found] = /localhost:(\d+)/.exec(said) ?? []
      if (found) resolve(Number(found))
    })
  })
  return { name, port, stop: () => child.kill() }
}

/** Sends for the given time; gives the time to answer of each stored submission, in ms. */
async function load(port: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders })
  const end = performance.now() + seconds * 1000
  const times: number[] = []
  const sender = async () => {
    while (performance.now() < end) {
      const start = performance.now()
      await send(port, agent)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: senders }, sender))
  agent.destroy()
  return times
}

function send(port: number, agent: Agent) {
  const body = JSON.stringify({
    formId: 'press-contact-form',
    fullname: 'Ada Nowak',
    email: 'ada@example.com',
    mediaLinks: 'https://example.com/ada',
    message: 'May I have pictures of the new game for our review? '.repeat(10),
    submissionKey: randomUUID(),
  })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  return new Promise<void>((resolve, reject) => {
    const post = request(
      { port, host: '127.0.0.1', path: '/submit-form', method: 'POST', agent, headers },
      (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`)),
        )
      },
    )
    post.on('error', reject)
    post.end(body)
  })
}

function print() {
  const figures = contenders.map(({ name }) => {
    const { perSecond = [], times = [] } = results.get(name) ?? {}
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
    return [median(perSecond), at(0.5), at(0.99)]
  })
  const [bare = [], ours = []] = figures
  const ratios = ours.map((figure, at) => (figure / (bare[at] ?? Number.NaN)).toFixed(2))
  const rows = contenders.map(({ name }, at) => [name, ...(figures[at] ?? []).map((it) => it.toFixed(1))])
  const head = ['', 'stored a second (median)', 'p50 ms', 'p99 ms']
  report('submissions', markdownTable(head, [...rows, ['ratio ours / bare', ...ratios]]), options)
}
