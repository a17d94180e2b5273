/**
 * `npx node bench/submissions.ts`: prints a table of stored submissions a second, beside a bare Fastify route that
 * writes one row with the same durability, in the same run. Ours runs as in production: checks, idempotency, pending delivery,
 * logging, security headers; only the limit per address is off.
 */
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fastify } from 'fastify'
import { startProcess } from '../server/testing/service-process.ts'
import { markdownTable, median } from './table.ts'

/** This file starts itself once more for the bare route, with the folder of its database. */
const [bareFolder] = process.argv.slice(2)
const senders = 32
/** Of a second each. */
const rounds = 15

type Contender = { name: string; perSecond: number[] } & Awaited<ReturnType<typeof startProcess>>

if (bareFolder === undefined) await compare()
else await serveBareRoute(bareFolder)

/** The least a stored submission can cost: one route, one row, synced to disk before it is answered. */
async function serveBareRoute(folder: string) {
  const database = new DatabaseSync(join(folder, 'bare.sqlite'))
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('create table submissions (id integer primary key, fields text not null)')
  const insert = database.prepare('insert into submissions (fields) values (?)')
  const app = fastify()
  app.post('/submit-form', async ({ body }) => {
    const { lastInsertRowid } = insert.run(JSON.stringify(body))
    return { reference: String(lastInsertRowid) }
  })
  process.stderr.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`)
}

async function compare() {
  // On the disk of the project, not in memory, since syncing to disk is what is measured.
  mkdirSync('.cache', { recursive: true })
  const folder = mkdtempSync(join('.cache', 'bench-submissions-'))
  const settings = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info' }
  const bareRoute = [process.execPath, 'bench/submissions.ts', folder]
  const contenders: Contender[] = [
    { name: 'bare Fastify route', perSecond: [], ...(await startProcess({}, bareRoute)) },
    { name: 'our service', perSecond: [], ...(await startProcess(settings)) },
  ]
  try {
    // The first round only warms up. In short turns, so that a busy moment of the machine hits both alike.
    for (let round = 0; round <= rounds; round += 1)
      for (const { port, perSecond } of contenders) {
        const stored = await load(Number(port))
        if (round > 0) perSecond.push(stored)
      }
  } finally {
    for (const { end } of contenders) await end('SIGTERM')
    rmSync(folder, { recursive: true })
  }
  const [bare = Number.NaN, ours = Number.NaN] = contenders.map((contender) => median(contender.perSecond))
  const rows = contenders.map(({ name, perSecond }) => [name, median(perSecond).toFixed(1)])
  console.log(markdownTable(['', 'stored a second'], [...rows, ['ratio ours / bare', (ours / bare).toFixed(2)]]))
}

/** Sends for one round; returns how many were stored. */
async function load(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: senders })
  const end = performance.now() + 1000
  let stored = 0
  const sender = async () => {
    for (; performance.now() < end; stored += 1) await send(port, agent)
  }
  await Promise.all(Array.from({ length: senders }, sender))
  agent.destroy()
  return stored
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
  const target = { port, host: '127.0.0.1', path: '/submit-form', method: 'POST', agent, headers }
  return new Promise<void>((resolve, reject) => {
    const post = request(target, (response) => {
      response.resume()
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${response.statusCode}`))))
    })
    post.on('error', reject)
    post.end(body)
  })
}
