import { connect } from 'node:net'

/** Sends bytes as they are and gives back what came, once the other side closes or falls silent. */
export function rawRequest(
  port: number,
  parts: string | Buffer | readonly (string | Buffer)[],
  quietMs = 1000,
) {
  return new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    const finish = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(quietMs, finish)
    socket.setEncoding('latin1')
    socket.on('data', (text) => {
      answer += text
    })
    socket.on('close', finish)
    // The other side may close while we still send; what it said counts.
    socket.on('error', () => {})
    for (const part of [parts].flat()) socket.write(part)
  })
}
