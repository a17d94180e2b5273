import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { databaseFile } from '../store/sqlite.ts'
import { type Store, trialFileName } from '../store/store.ts'
import { aPdf, named, sendInquiry, sendPrototype } from './a-form.ts'
import { eventually } from './lifetime.ts'

/**
 * Sends bytes as they are and gives back what came, once the other side closes or, after its answer, falls silent.
 * However busy the machine is, the answer is waited for.
 */
export function rawRequest(port: number, head: string, body: Iterable<string> = []) {
  return new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    const sending = Readable.from(body)
    const finish = () => {
      sending.destroy()
      socket.destroy()
      resolve(answer)
    }
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      answer += text
      socket.setTimeout(1000, finish)
    })
    socket.on('close', finish)
    // The other side may close while we still send; what it said counts.
    socket.on('error', () => {})
    socket.write(head)
    sending.pipe(socket, { end: false })
  })
}

type Service = { port: number; dataDir: string }

/** The parser keeps this back, since a boundary may follow: the file is announced, and none of its bytes has arrived. */
export const nothingYet = '\r\n--'

/** Enough of a file that its kind is known. */
const startOfPdf = `%PDF-1.7\n${'x'.repeat(300_000)}`

/** A form whose sender stays silent after these bytes of its file; resolves once they have arrived. */
export async function aSlowUpload({ port, dataDir }: Service, content = startOfPdf): Promise<Socket> {
  const before = unattached(dataDir)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write(
    `POST /games-prototypes HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
      `Content-Length: 5000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n${content}`,
  )
  if (content !== nothingYet) await eventually(() => unattached(dataDir)).toBe(before + 1)
  // There is nothing to see of it, but what is asked later is read later.
  else await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()
  return socket
}

/** How many files in the database belong to no submission, but for the one that readiness tries. */
export function unattached(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, databaseFile))
  const query = `select count(*) as number from attachments where "submissionId" is null and name <> ?`
  try {
    return Number(database.prepare(query).get(trialFileName)?.number)
  } catch {
    // There is no table before the first use.
    return 0
  } finally {
    database.close()
  }
}

/** Takes the pieces of one file away, and puts others in the place of another's. */
export function damage(dataDir: string, gone = '', altered = '') {
  const database = new DatabaseSync(join(dataDir, databaseFile))
  database.prepare('delete from pieces where "attachmentId" = ?').run(gone)
  database.prepare('update pieces set content = ? where "attachmentId" = ?').run(Buffer.from('x'), altered)
  database.close()
}

/** Messages, every tenth of them with a file of so many bytes, each sent until it is acknowledged. */
export function aLoad(originOf: (attempt: number) => string | undefined, fileBytes = 20_000) {
  const file = named('rules.pdf', aPdf(fileBytes))
  const acknowledged = new Map<string, string>()
  let sent = 0
  let repeats = 0

  function attempt(number: number, fields: { message: string; submissionKey: string }) {
    const origin = originOf(number + repeats)
    if (number % 10 !== 0) return sendInquiry(origin, fields)
    // Each from an address of its own, or some of those begun again after a kill would be one too many.
    const from = { 'X-Forwarded-For': `192.0.2.${number % 250}` }
    return sendPrototype(origin, fields, [file], from)
  }

  async function sendNext() {
    sent += 1
    const number = sent
    const fields = { message: `message ${number}`, submissionKey: randomUUID() }
    for (;;) {
      try {
        const answer = await (await attempt(number, fields)).json()
        acknowledged.set(fields.message, answer.reference)
        return
      } catch {
        // Killed before it answered; a page sends the same form with the same key again.
        repeats += 1
        await sleep(20)
      }
    }
  }

  return {
    acknowledged,
    /** Sends so many messages or more, eight at a time, while `kill` is done ten times. */
    async sendDuringKills(minMessages: number, kill: () => Promise<void>, isAhead = () => false) {
      let kills = 0
      const senders = Array.from({ length: 8 }, async () => {
        while (kills < 10 || sent < minMessages) await (isAhead() ? sleep(10) : sendNext())
      })
      for (; kills < 10; kills += 1) {
        await sleep(200 + Math.random() * 500)
        await kill()
      }
      await Promise.all(senders)
    },
    /** Expects all of it to be stored, once and with its files; gives what is. */
    async expectStored(store: Store) {
      const stored = await Array.fromAsync(store.all())
      // None is lost or altered, and none is there twice.
      expect(new Map(stored.map(({ fields, id }) => [fields.message, id]))).toEqual(acknowledged)
      expect(stored).toHaveLength(acknowledged.size)
      const files = stored.flatMap((it) => it.attachments)
      expect(files).toHaveLength(Math.floor(acknowledged.size / 10))
      expect((await store.verify()).damaged).toEqual([])
      return stored
    },
  }
}
