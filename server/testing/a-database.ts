import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { aFolder } from './a-folder.ts'
import { atTheEnd } from './at-the-end.ts'
import { freePort } from './free-port.ts'

export type DatabaseServer = {
  /** Makes an empty database and gives its address. */
  url(): Promise<string>
  /** Stops it at once, as a crash does; `start` takes it up again at the same address. */
  stop(): Promise<void>
  start(): Promise<void>
}

/** A PostgreSQL of the tests' own. Rejects where there is none to start. */
export async function aDatabaseServer(): Promise<DatabaseServer> {
  const programs = programFolder()
  const folder = aFolder('postgres')
  const owner = ownerOfServer()
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const run = { cwd: folder, env: { LC_ALL: 'C.UTF-8' }, ...owner }
  execFileSync(join(programs, 'initdb'), ['-D', folder, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '-N'], {
    ...run,
    stdio: 'pipe',
  })
  const port = await freePort()
  let server: ReturnType<typeof spawn>

  async function start() {
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'max_connections=200',
    ]
    const options = settings.flatMap((it) => ['-c', it])
    server = spawn(join(programs, 'postgres'), ['-D', folder, '-p', `${port}`, ...options], {
      ...run,
      stdio: 'ignore',
    })
    while (
      !(await query('select 1').then(
        () => true,
        () => false,
      ))
    ) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
    }
  }

  async function stop() {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGQUIT')
    await once(server, 'exit')
  }

  async function query(text: string) {
    const client = new Client({ connectionString: `postgres://tests@127.0.0.1:${port}/postgres` })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }

  await start()
  atTheEnd(stop)
  return {
    async url() {
      const name = `t_${randomUUID().replaceAll('-', '')}`
      // A schema is made in no time, a database is not.
      await query(`create schema ${name}`)
      return `postgres://tests@127.0.0.1:${port}/postgres?options=-csearch_path%3D${name}`
    },
    start,
    stop,
  }
}

/** The newest of those Debian keeps apart by version, or the one on the PATH. */
function programFolder(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const found = versions.map((it) => join(debian, it, 'bin')).find((it) => existsSync(join(it, 'initdb')))
  return found ?? join(execFileSync('which', ['initdb'], { encoding: 'utf8' }).trim(), '..')
}

/** PostgreSQL refuses to run as root; its package brings a user of its own. */
function ownerOfServer() {
  if (process.getuid?.() !== 0) return undefined
  const id = (kind: string) =>
    Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
  return { uid: id('-u'), gid: id('-g') }
}
