import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** A port nobody listens on, for a server that cannot choose one itself. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = getPort(server)
  server.close()
  return port
}

export function getPort(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen on a port.')
  return address.port
}
