import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { eventually } from '../../testing/lifetime.ts'
import { countUnattached } from './stores.ts'

/** Sends bytes as they are. Returns the answer, however late, once the other side closes or sends nothing more. */
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
    // The other side may close while we still send; its answer counts.
    socket.on('error', () => {})
    socket.write(head)
    sending.pipe(socket, { end: false })
  })
}

type Service = { port: number; dataDir: string }

/** The parser keeps this back, since a boundary may follow: the file is announced, and none of its bytes has arrived. */
export const nothingYet = '\r\n--'

/** Enough of a file to know its kind. */
const startOfPdf = `%PDF-1.7\n${'x'.repeat(300_000)}`

/** A form whose sender stays silent after these bytes of its file; resolves once they have arrived. */
export async function aSlowUpload({ port, dataDir }: Service, content = startOfPdf) {
  const sent = countUnattached(dataDir) + 1
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write(
    `POST /games-prototypes HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Type: multipart/form-data; boundary=b\r\n` +
      `Content-Length: 5000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n${content}`,
  )
  if (content !== nothingYet) await eventually(() => countUnattached(dataDir)).toBe(sent)
  // Nothing shows that it has arrived. Once a request that was sent later is answered, the service has read this one, too.
  else await (await fetch(`http://127.0.0.1:${port}/healthz`)).text()
  return socket
}
