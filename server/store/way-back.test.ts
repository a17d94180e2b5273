import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Kysely, PostgresDialect, Kysely as Queries, SqliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Client, Pool } from 'pg'
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

/** As the last release did at its start: it refuses a database whose list names what it does not know. */
async function migrateAsBefore<Tables>(db: Kysely<Tables>, names: readonly string[]) {
  const up = async () => {
    throw new Error('a step of the last release is to be repeated')
  }
  const known = Object.fromEntries(names.map((it) => [it, { up }]))
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => known },
  }).migrateToLatest()
  return error
}

async function open(settings: Record<string, string>) {
  const warnings: string[] = []
  const env = readSettings({ LINK_SECRET: 'thirty-two characters or more, yes', ...settings })
  const store = await openStore({ env, warn: (words) => warnings.push(words) })
  onTestFinished(() => store.close())
  return { store, warnings }
}

describe('SQLite', () => {
  async function aReleasedDatabase() {
    const folder = aFolder('released')
    const database = new DatabaseSync(join(folder, databaseFile))
    onTestFinished(() => database.close())
    for (const it of released.sqlite.schema) database.exec(it)
    for (const name of released.sqlite.migrations)
      database.prepare('insert into kysely_migration (name, timestamp) values (?, ?)').run(name, '2026')
    return { folder, database }
  }

  test('a database of the last release opens with what is in it, and opens in the last release again', async () => {
    const { folder, database } = await aReleasedDatabase()
    const upTo = released.sqlite.queries.findIndex((it) => it.sql.startsWith('select * from "submissions"'))
    for (const { sql, parameters } of released.sqlite.queries.slice(0, upTo))
      database.prepare(sql).run(...parameters)
    const { store, warnings } = await open({ DATA_DIR: folder })
    expect(await Array.fromAsync(store.all())).toHaveLength(2)
    expect(await store.add(aSubmission())).toMatchObject({ replayed: false })
    expect(await store.setAside(new Map([['press-contact-form', 1500] as const]), 1)).toBe(1)
    expect(warnings).toEqual([])
    await store.close()
    expect(await migrateAsBefore(queriesOn(database), released.sqlite.migrations)).toBeUndefined()
  })

  test.each(['that the last release made', 'that this release made'])(
    'everything the last release asks is answered by a database %s',
    async (which) => {
      const { folder, database } = await aReleasedDatabase()
      const place = which.includes('this') ? aFolder('fresh') : folder
      const { store } = await open({ DATA_DIR: place })
      await store.ready()
      const older = place === folder ? database : new DatabaseSync(join(place, databaseFile))
      for (const { sql, parameters } of released.sqlite.queries) older.prepare(sql).all(...parameters)
      expect(older.prepare('select count(*) as n from submissions').get()).toEqual({ n: 0 })
      expect(await migrateAsBefore(queriesOn(older), released.sqlite.migrations)).toBeUndefined()
    },
  )

  test("a newer release's database opens, its additions are left alone, and the log says so", async () => {
    const folder = aFolder('newer')
    const first = await open({ DATA_DIR: folder })
    await first.store.add(aSubmission())
    const newer = new DatabaseSync(join(folder, databaseFile))
    newer.exec(
      "alter table submissions add column mood text; update submissions set mood = 'good'; create table moods (x); insert into schema_version values (99)",
    )
    const { store, warnings } = await open({ DATA_DIR: folder })
    expect(await store.add(aSubmission())).toMatchObject({ replayed: false })
    expect(await Array.fromAsync(store.all())).toHaveLength(2)
    expect(warnings).toEqual([
      `a newer release has changed the database (version 99, this one knows ${schemaVersion}): what it added is left alone`,
    ])
    const copy = join(aFolder('copy'), 'copy.sqlite')
    await store.copyTo(copy)
    const other = await open({ DATA_DIR: aFolder('other') })
    expect(await other.store.fillFrom(copy)).toMatchObject({ submissions: 2 })
    expect(newer.prepare('select mood from submissions order by seq limit 1').get()).toEqual({ mood: 'good' })
    newer.close()
  })
})

function queriesOn(older: DatabaseSync) {
  const database = {
    close: () => {},
    prepare(sql: string) {
      const statement = older.prepare(sql)
      const all = (values: readonly unknown[]) => statement.all(...values.map(String))
      return {
        reader: statement.columns().length > 0,
        all,
        run: (values: readonly unknown[]) => statement.run(...values.map(String)),
        iterate: (values: readonly unknown[]) => all(values).values(),
      }
    },
  }
  return new Queries({ dialect: new SqliteDialect({ database }) })
}

const server = await aDatabaseServer()

describe.skipIf(server === undefined)('PostgreSQL', () => {
  async function aReleasedDatabase() {
    const url = (await server?.url()) ?? ''
    const client = new Client({ connectionString: url })
    await client.connect()
    onTestFinished(() => client.end())
    for (const it of released.postgres.schema) await client.query(it)
    for (const name of released.postgres.migrations)
      await client.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [name, '2026'])
    return { url, client }
  }

  test('a database of the last release opens, and opens in the last release again', async () => {
    const { url } = await aReleasedDatabase()
    const { store, warnings } = await open({ DATABASE_URL: url })
    expect(await store.add(aSubmission())).toMatchObject({ replayed: false })
    expect(warnings).toEqual([])
    expect(await migrateAsBefore(queriesAt(url), released.postgres.migrations)).toBeUndefined()
  })

  test.each(['that the last release made', 'that this release made'])(
    'everything the last release asks is answered by a database %s',
    async (which) => {
      const { url, client } = await aReleasedDatabase()
      const place = which.includes('this') ? ((await server?.url()) ?? '') : url
      const { store } = await open({ DATABASE_URL: place })
      await store.ready()
      const older = place === url ? client : new Client({ connectionString: place })
      if (older !== client) {
        await older.connect()
        onTestFinished(() => older.end())
      }
      for (const { sql, parameters } of released.postgres.queries) await older.query(sql, parameters)
      expect((await older.query('select * from submissions')).rows).toEqual([])
      expect(await migrateAsBefore(queriesAt(place), released.postgres.migrations)).toBeUndefined()
    },
  )

  test("a newer release's database opens, and the log says so", async () => {
    const { url, client } = await aReleasedDatabase()
    await (await open({ DATABASE_URL: url })).store.ready()
    await client.query('alter table outbox add column mood text')
    await client.query('insert into schema_version values (99)')
    const { store, warnings } = await open({ DATABASE_URL: url })
    expect(await store.add(aSubmission())).toMatchObject({ replayed: false })
    expect(warnings).toHaveLength(1)
  })
})

function queriesAt(connectionString: string) {
  const queries = new Queries({ dialect: new PostgresDialect({ pool: new Pool({ connectionString }) }) })
  onTestFinished(() => queries.destroy())
  return queries
}
