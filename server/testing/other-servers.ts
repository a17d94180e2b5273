import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { freePort, portOf } from './free-port.ts'
import { aFolder, atTheEnd, listening } from './lifetime.ts'

/** `text`: as it was sent, but for the line breaks and signs that quoted-printable adds. */
type ReceivedMail = { from: string; to: string[]; raw: string; text: string }

/** A real SMTP server on a free port; what it takes is in `mails`, `settings` let a service use it. Options change what it does to its clients. */
export async function aMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Asking the name of each client's address can take longer than everything else.
    disableReverseLookup: true,
    size: 60 * 1024 * 1024,
    onData(stream, session, done) {
      text(stream).then((raw) => {
        const { mailFrom, rcptTo } = session.envelope
        const [from, to] = [mailFrom ? mailFrom.address : '', rcptTo.map((it) => it.address)]
        mails.push({ from, to, raw, text: raw.replace(/=\r\n/g, '').replaceAll('=3D', '=') })
        done()
      }, done)
    },
    ...options,
  })
  // A client that is cut off is part of some tests.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${portOf(server.server)}`,
    MAIL_FROM: 'website@example.com',
    MAIL_TO: 'staff@example.com',
  }
  return { mails, server, settings }
}

/** Speaks clamd's INSTREAM protocol and finds whatever contains "EICAR"; `answer`, if it returns one, replaces its verdict. */
export async function aScanner(answer: (scanned: number) => string | undefined = () => undefined) {
  const scanned: Buffer[] = []
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      const content = contentOf(received)
      if (content === undefined) return
      scanned.push(content)
      const found = content.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0'
      socket.end(answer(scanned.length) ?? found)
    })
  })
  return { address: `127.0.0.1:${await listening(server)}`, scanned }
}

/** The scanned bytes once the empty piece at the end is there; undefined before. */
function contentOf(received: Buffer) {
  const command = 'zINSTREAM\0'
  if (!received.toString('latin1').startsWith(command)) return undefined
  const pieces: Buffer[] = []
  for (let position = command.length; position + 4 <= received.length; ) {
    const length = received.readUInt32BE(position)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(received.subarray(position + 4, position + 4 + length))
    position += 4 + length
  }
  return undefined
}

/** A PostgreSQL of the tests' own. Rejects where there is none to start. */
export async function aDatabaseServer() {
  const programs = programFolder()
  const folder = aFolder('postgres')
  const owner = ownerOfServer()
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), ['-D', folder, ...args], {
      cwd: folder,
      env: { LC_ALL: 'C.UTF-8' },
      stdio: 'ignore',
      ...owner,
    })
  const port = await freePort()
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c max_connections=200 -k ${folder}`
  const start = () => void run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  /** At once, as a crash does. */
  const stop = () => void run('pg_ctl', '-w', '-m', 'immediate', 'stop')

  async function query(text: string) {
    const client = new Client({ connectionString: `postgres://tests@127.0.0.1:${port}/postgres` })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }

  run('initdb', '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '-N')
  start()
  atTheEnd(stop)
  return {
    /** Makes an empty database and returns its address. */
    async url() {
      const name = `t_${randomUUID().replaceAll('-', '')}`
      // A schema is made in no time, a database is not.
      await query(`create schema ${name}`)
      return `postgres://tests@127.0.0.1:${port}/postgres?options=-csearch_path%3D${name}`
    },
    start,
    stop,
  }
}

/** The one on the PATH or the newest of those Debian keeps apart by version. */
function programFolder(): string {
  const find = 'command -v initdb || ls /usr/lib/postgresql/*/bin/initdb | sort -V | tail -n 1'
  return dirname(execFileSync('sh', ['-c', find], { encoding: 'utf8' }))
}

/** PostgreSQL refuses to run as root; its package brings a user of its own. */
function ownerOfServer() {
  if (process.getuid?.() !== 0) return undefined
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
  return { uid: id('-u'), gid: id('-g') }
}
