import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { databaseFile } from '../store/sqlite.ts'
import { eventually } from './eventually.ts'

type Service = { port: number; dataDir: string }

/** As what may be the beginning of the file's end, the parser keeps it back: the file is announced, and nothing of it is here. */
export const nothingYet = '\r\n--'

/** Enough of a file that its kind is known. */
const startOfPdf = `%PDF-1.7\n${'x'.repeat(300_000)}`

/** A form whose sender stays silent after these bytes of its file; resolves once they have arrived. */
export async function aSlowUpload(
  { port, dataDir }: Service,
  content = startOfPdf,
  from = '192.0.2.1',
): Promise<Socket> {
  const before = nobodys(dataDir)
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write(
    `POST /games-prototypes HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
      `Content-Length: 5000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n${content}`,
  )
  if (content !== nothingYet) await eventually(() => nobodys(dataDir)).toBe(before + 1)
  // There is nothing to see of it, but what is asked later is read later.
  else await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()
  return socket
}

/** How many files in the database belong to no submission; what readiness tries has one byte and is not counted. */
export function nobodys(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, databaseFile))
  try {
    const row = database
      .prepare(
        'select count(*) as number from attachments where "submissionId" is null and exists (select 1 from pieces where "attachmentId" = attachments.id and length(content) > 1)',
      )
      .get()
    return Number(row?.number)
  } catch {
    // There is no table before the first use.
    return 0
  } finally {
    database.close()
  }
}
