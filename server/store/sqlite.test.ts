import { randomUUID } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { aStagedFile, aSubmission } from '../testing/a-submission.ts'
import { sqliteStore } from './open-store.ts'
import { databaseFile, diskReserve, openSqlite } from './sqlite.ts'
import { UnusableError } from './store.ts'

const aFile = () => join(aFolder('store'), databaseFile)

test('what was added is there after closing and opening again', async () => {
  const file = aFile()
  const first = sqliteStore(file)
  const { id } = await first.add(aSubmission())
  await first.close()
  const second = sqliteStore(file)
  expect(await second.find(id)).toMatchObject({ id })
  await second.close()
})

test('this release works with the database of a next one, which only adds', async () => {
  const file = aFile()
  const store = sqliteStore(file)
  const before = await store.add(aSubmission({ receivedAt: 1 }))
  const next = new DatabaseSync(file)
  next.exec(`alter table submissions add column next text; alter table attachments add column next text;
    alter table outbox add column next text; create table next (id text);
    insert into schema_version (version) values (1000)`)
  next.close()
  await store.close()
  const older = sqliteStore(file)
  onTestFinished(() => older.close())
  const added = await older.add(aSubmission({ attachments: [await aStagedFile(older, 'a.pdf', 'a')] }))
  expect((await older.claimDue(2_000_000, 3_000_000))?.id).toBe(before.id)
  await older.settle(before.id, 1, { state: 'delivered', at: 5 })
  expect((await Array.fromAsync(older.all())).map((it) => it.id)).toEqual([added.id, before.id])
  expect(await Array.fromAsync(older.damage())).toEqual([])
  await older.retain(new Map([['press-contact-form', 2]]), 1_700_000_000_000)
  expect(await older.eraseFrom('ada@example.com')).toMatchObject({ submissions: 2, files: 1 })
})

test('a damaged database is refused by its path', async () => {
  const file = aFile()
  writeFileSync(file, 'not a database at all '.repeat(1000))
  await expect(sqliteStore(file).ready()).rejects.toThrow(`${file} cannot be used: file is not a database`)
})

test('a lock that comes and goes, as of a second process that writes too, refuses nothing', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const file = aFile()
  const db = openSqlite(file, { patienceMs: 1000 })
  const write = () => db.insertInto('jobs').values({ name: randomUUID(), ranAt: 0 }).execute()
  await write()
  const other = new DatabaseSync(file)
  for (let round = 0; round < 10; round += 1) {
    other.exec('begin immediate')
    setTimeout(() => other.exec('rollback'), 30)
    await write()
    vi.advanceTimersByTime(900)
  }
  other.close()
  await db.destroy()
})

test('on a full disk erasing gets what is held, also when the database cannot even be opened', async () => {
  const folder = aFolder('full')
  const disk = diskReserve(folder, 1)
  await disk.hold()
  expect(readdirSync(folder)).toEqual(['reserve'])
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 })
  const erase = async () => {
    if (readdirSync(folder).length > 0) throw new UnusableError('cannot be used', { cause: full })
    return 'erased'
  }
  expect(await disk.whenErasing(erase)).toBe('erased')
})
