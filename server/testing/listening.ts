import { once } from 'node:events'
import type { Server } from 'node:net'
import { onTestFinished } from 'vitest'
import { portOf } from './free-port.ts'

/** Lets a server listen until the test ends, on a port of the system's choice, which it gives. */
export async function listening(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return portOf(server)
}
