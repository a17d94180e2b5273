import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port nobody listens on, for a server that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || !address) throw new Error('The system gave no port.')
  return address.port
}
