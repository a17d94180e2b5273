import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { aSubmission } from '../testing/a-submission.ts'
import { openSqlite } from './sqlite-database.ts'
import { databaseFile, openSqliteStore } from './sqlite-store.ts'
import { storeContract } from './store-contract.ts'

storeContract(async () => openSqliteStore(aFolder('store')))

test('what was added is there after closing and opening again', async () => {
  const folder = aFolder('store')
  const first = openSqliteStore(folder)
  const { id } = await first.add(aSubmission())
  await first.close()
  const second = openSqliteStore(folder)
  expect(await second.find(id)).toMatchObject({ id })
})

test('two processes may write to it at once', async () => {
  const folder = aFolder('store')
  const service = openSqliteStore(folder)
  const commandLine = openSqliteStore(folder)
  const { id } = await service.add(aSubmission())
  expect(await commandLine.markSpam(id, true, 1)).toBe(true)
  expect((await service.find(id))?.spam).toBe(true)
})

test('a damaged database is refused at the start, by its path', async () => {
  const folder = aFolder('store')
  writeFileSync(join(folder, databaseFile), 'not a database at all '.repeat(1000))
  await expect(openSqliteStore(folder).ready()).rejects.toThrow(
    `${join(folder, databaseFile)} cannot be used: file is not a database`,
  )
})

test('a lock that comes and goes, as of a second process that writes too, refuses nothing', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const folder = aFolder('locked-now-and-then')
  const file = join(folder, databaseFile)
  const db = openSqlite(file)
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
