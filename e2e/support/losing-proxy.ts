import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** Stands between the browser and the service; while `losing`, forms arrive and their answers never come back. */
export async function startLosingProxy(servicePort: number) {
  const proxy = { losing: false, url: '', stop: () => {} }
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
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.')
  proxy.url = `http://localhost:${address.port}`
  proxy.stop = () => {
    server.close()
    server.closeAllConnections()
  }
  return proxy
}
