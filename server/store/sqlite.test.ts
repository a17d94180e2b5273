import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../../testing/lifetime.ts'
import { aStoredFile, aSubmission } from '../testing/a-form.ts'
import { sqliteStore } from '../testing/stores.ts'
import { databaseFile } from './sqlite.ts'

test('this release works with the database of a next one, which only adds', async () => {
  const folder = aFolder('store')
  const store = sqliteStore(folder)
  const before = await store.submissions.add(aSubmission({ receivedAt: 1 }))
  const next = new DatabaseSync(join(folder, databaseFile))
  next.exec(`alter table submissions add column next text; alter table attachments add column next text; create table next (id text);
    insert into schema_version (version) values (1000)`)
  next.close()
  await store.close()
  const older = sqliteStore(folder)
  onTestFinished(() => older.close())
  const added = await older.submissions.add(aSubmission({ attachments: [await aStoredFile(older, 'a.pdf', 'a')] }))
  expect((await older.deliveries.claimDue(2_000_000, 3_000_000))?.reference).toBe(before)
  await older.deliveries.settle(before, 3_000_000, { state: 'delivered', settledAt: 5, lastError: null })
  expect((await Array.fromAsync(older.submissions.all())).map(({ reference }) => reference)).toEqual([added, before])
  expect((await older.submissions.verify()).damaged).toEqual([])
  await older.erasure.eraseTooOld(new Map([['press-contact-form', 2]]), 1_700_000_000_000)
  expect(await older.erasure.eraseFrom('ada@example.com')).toBe(2)
})
