import { connect, createServer } from 'node:net'
import { listening } from './listening.ts'

/**
 * A way to PostgreSQL on which the answer to the next `commit` of a submission is lost with its connection, once
 * `loseNextCommit` is called: what was committed is stored, and whoever committed cannot know.
 */
export async function aLosingProxy(url: string) {
  const { hostname, port: databasePort } = new URL(url)
  let armed = false
  const proxy = createServer((client) => {
    const server = connect(Number(databasePort), hostname)
    let storing = false
    let losing = false
    client.on('data', (chunk) => {
      storing ||= chunk.includes('insert into "submissions"')
      if (armed && storing && chunk.includes('commit')) {
        armed = false
        losing = true
      }
      server.write(chunk)
    })
    server.on('data', (chunk) => {
      if (losing) client.destroy()
      else client.write(chunk)
    })
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
  })
  const port = await listening(proxy)
  return {
    url: url.replace(`:${databasePort}/`, `:${port}/`),
    loseNextCommit() {
      armed = true
    },
  }
}
