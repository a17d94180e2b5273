import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The site's own server on a folder, with data of its own. Throws when it does not answer within a minute. */
export async function startServer(
  folder: string,
  port: number,
): Promise<{ origin: string; stop: () => void }> {
  const origin = `http://localhost:${port}`
  const server: ChildProcess = spawn('node', ['server/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      SITE_DIR: folder,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'bench-data-')),
      LOG_LEVEL: 'silent',
    },
  })
  for (let attempt = 0; attempt < 600; attempt++) {
    const answer = await fetch(origin).catch(() => undefined)
    if (answer?.ok) return { origin, stop: () => server.kill() }
    await new Promise((done) => setTimeout(done, 100))
  }
  server.kill()
  throw new Error(`The server on ${origin} did not answer.`)
}
