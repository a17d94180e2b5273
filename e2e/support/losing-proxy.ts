import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { freePort } from '../../testing/free-port.ts'

/** Stands between the browser and the service; while `losing`, forms arrive and their answers never come back. */
export async function startLosingProxy(servicePort: number) {
  const port = await freePort()
  const proxy = { losing: false, url: `http://localhost:${port}`, stop: () => {} }
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const passedOn = request({ port: servicePort, method, path: url, headers }, (answered) => {
      if (proxy.losing && method === 'POST') {
        answered.resume().on('end', () => asked.socket.destroy())
        return
      }
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    passedOn.on('error', () => asked.socket.destroy())
    asked.pipe(passedOn)
  }).listen(port)
  await once(server, 'listening')
  proxy.stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return proxy
}
