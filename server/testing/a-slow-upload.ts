import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { eventually } from './eventually.ts'

type Service = { port: number; dataDir: string }

/** As what may be the beginning of the file's end, the parser keeps it back: the file is announced, and nothing of it is here. */
export const nothingYet = '\r\n--'

/** A form whose sender stays silent after these bytes of its file; resolves once they have arrived. */
export async function aSlowUpload(
  { port, dataDir }: Service,
  content: string,
  from = '192.0.2.1',
): Promise<Socket> {
  const before = arriving(dataDir).length
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write(
    `POST /games-prototypes HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
      `Content-Length: 5000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n${content}`,
  )
  if (content !== nothingYet) await eventually(() => arriving(dataDir)).toHaveLength(before + 1)
  // There is nothing to see of it, but what is asked later is read later.
  else await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()
  return socket
}

/** The files of forms that are on their way in, without what readiness writes beside them for a moment. */
export function arriving(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'attachments', 'incoming')).filter((it) => !it.startsWith('ready-'))
}
