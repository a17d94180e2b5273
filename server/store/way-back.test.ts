import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { aFolder } from '../../testing/a-folder.ts'
import { readSettings } from '../env.ts'
import { aDatabaseServer } from '../testing/a-database.ts'
import { aSubmission } from '../testing/a-submission.ts'
import { openStore } from './open-store.ts'
import { schemaVersion } from './prepare-tables.ts'
import { databaseFile } from './sqlite-store.ts'

/**
 * What the last release found and asked: its tables, the list of its migrations, and every statement of its store in
 * turn, as they went to the database. It stays as it is; when a release is made, its own is added.
 */
const engine = z.object({
  schema: z.array(z.string()),
  migrations: z.array(z.string()),
  queries: z.array(
    z.object({ sql: z.string(), parameters: z.array(z.union([z.string(), z.number(), z.null()])) }),
  ),
})
const released = z
  .object({ sqlite: engine, postgres: engine })
  .parse(JSON.parse(readFileSync('server/store/released/2026-11-21.json', 'utf8')))

type Value = string | number | null
type Database = {
  settings: Record<string, string>
  ask: (sql: string, values?: Value[]) => Promise<unknown[]>
}

async function anSqliteDatabase(): Promise<Database> {
  const folder = aFolder('released')
  const database = new DatabaseSync(join(folder, databaseFile))
  onTestFinished(() => database.close())
  return {
    settings: { DATA_DIR: folder },
    ask: async (sql, values = []) => database.prepare(sql).all(...values),
  }
}

async function aPostgresDatabase(): Promise<Database> {
  const url = (await server?.url()) ?? ''
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return {
    settings: { DATABASE_URL: url },
    ask: async (sql, values) => (await client.query(sql, values)).rows,
  }
}

async function open({ settings }: Pick<Database, 'settings'>) {
  const warnings: string[] = []
  const env = readSettings({ LINK_SECRET: 'thirty-two characters or more, yes', ...settings })
  const store = await openStore({ env, warn: (words) => warnings.push(words) })
  onTestFinished(() => store.close())
  return { store, warnings }
}

const server = await aDatabaseServer()
const engines = [
  { name: 'SQLite', before: released.sqlite, aDatabase: anSqliteDatabase },
  ...(server ? [{ name: 'PostgreSQL', before: released.postgres, aDatabase: aPostgresDatabase }] : []),
]

describe.each(engines)('on $name', ({ before, aDatabase }) => {
  async function aReleasedDatabase() {
    const database = await aDatabase()
    for (const it of before.schema) await database.ask(it)
    for (const name of before.migrations)
      await database.ask(`insert into kysely_migration (name, timestamp) values ('${name}', '2026')`)
    return database
  }

  /** At its start it refuses a database whose list lacks a step of its own, names one unknown to it, or has another order. */
  async function expectTheLastReleaseToStart({ ask }: Database) {
    const names = await ask('select name from kysely_migration order by timestamp, name')
    expect(names).toEqual(before.migrations.map((name) => ({ name })))
  }

  test('a database of the last release opens with what is in it, and opens in the last release again', async () => {
    const database = await aReleasedDatabase()
    const upTo = before.queries.findIndex((it) => it.sql.startsWith('select * from "submissions"'))
    for (const { sql, parameters } of before.queries.slice(0, upTo)) await database.ask(sql, parameters)
    const { store, warnings } = await open(database)
    expect(await Array.fromAsync(store.all())).toHaveLength(2)
    expect(await store.add(aSubmission())).toMatchObject({ replayed: false })
    expect(await store.setAside(new Map([['press-contact-form', 1500] as const]), 1)).toBe(1)
    expect(warnings).toEqual([])
    await expectTheLastReleaseToStart(database)
  })

  test.each([
    ['that the last release made', aReleasedDatabase],
    ['that this release made', aDatabase],
  ])('everything the last release asks is answered by a database %s', async (_which, made) => {
    const database = await made()
    await (await open(database)).store.ready()
    for (const { sql, parameters } of before.queries) await database.ask(sql, parameters)
    expect(await database.ask('select * from submissions')).toEqual([])
    await expectTheLastReleaseToStart(database)
  })

  test("a newer release's database opens, its additions are left alone, and the log says so", async () => {
    const database = await aDatabase()
    await (await open(database)).store.add(aSubmission())
    for (const it of [
      'alter table submissions add column mood text',
      "update submissions set mood = 'good'",
      'create table moods (x integer)',
      'insert into schema_version values (99)',
    ])
      await database.ask(it)
    const { store, warnings } = await open(database)
    expect(await store.add(aSubmission())).toMatchObject({ replayed: false })
    expect(await Array.fromAsync(store.all())).toHaveLength(2)
    expect(warnings).toEqual([
      `a newer release has changed the database (version 99, this one knows ${schemaVersion}): what it added is left alone`,
    ])
    const copy = join(aFolder('copy'), 'copy.sqlite')
    await store.copyTo(copy)
    const other = await open(await anSqliteDatabase())
    expect(await other.store.fillFrom(copy)).toMatchObject({ submissions: 2 })
    const [first] = await database.ask('select mood from submissions order by seq limit 1')
    expect(first).toEqual({ mood: 'good' })
  })
})
