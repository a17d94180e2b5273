import { connect } from 'node:net'
import { Readable } from 'node:stream'

/**
 * Sends bytes as they are and gives back what came, once the other side closes or, after its answer, falls silent.
 * However busy the machine is, the answer is waited for.
 */
export function rawRequest(port: number, head: string, body: Iterable<string> | AsyncIterable<string> = []) {
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
