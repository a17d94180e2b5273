import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { findFreePort } from '../../testing/free-port.ts'
import { aFolder, atTheEnd } from '../../testing/lifetime.ts'

/** A PostgreSQL only for the tests. Rejects if none is installed. */
export async function aDatabaseServer() {
  const programs = programFolder()
  const folder = aFolder('postgres')
  const owner = ownerOfServer()
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid)
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), ['-D', folder, ...args], {
      cwd: folder,
      env: { LC_ALL: 'C.UTF-8' },
      stdio: 'ignore',
      ...owner,
    })
  const port = await findFreePort()
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c max_connections=200 -k ${folder}`
  const start = () => void run('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  /** At once, as a crash does. */
  const stop = () => void run('pg_ctl', '-w', '-m', 'immediate', 'stop')

  async function query(text: string) {
    const client = new Client({ connectionString: `postgres://tests@127.0.0.1:${port}/postgres` })
    await client.connect()
    await client.query(text).finally(() => client.end())
  }

  run('initdb', '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '-N')
  start()
  atTheEnd(stop)
  return {
    /** Makes an empty database and returns its URL. */
    async url() {
      const name = `t_${randomUUID().replaceAll('-', '')}`
      // Making a schema is fast, making a database is slow.
      await query(`create schema ${name}`)
      return `postgres://tests@127.0.0.1:${port}/postgres?options=-csearch_path%3D${name}`
    },
    start,
    stop,
  }
}

/** The folder of `initdb`: on the PATH or, on Debian, which has one folder for each version, the newest. */
function programFolder(): string {
  const find = 'command -v initdb || ls /usr/lib/postgresql/*/bin/initdb | sort -V | tail -n 1'
  return dirname(execFileSync('sh', ['-c', find], { encoding: 'utf8' }))
}

/** PostgreSQL refuses to run as root; its package brings a user of its own. */
function ownerOfServer() {
  if (process.getuid?.() !== 0) return undefined
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }))
  return { uid: id('-u'), gid: id('-g') }
}
