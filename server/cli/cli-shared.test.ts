import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { openAttachments } from '../attachments/open-attachments.ts'
import { readSettings } from '../env.ts'
import { openPostgresStore } from '../store/postgres-store.ts'
import { aServiceWithSubmissions, run } from '../testing/a-command-line.ts'
import { aDatabaseServer } from '../testing/a-database.ts'
import { aPdf, aPng } from '../testing/a-file.ts'
import { anObjectStore } from '../testing/an-object-store.ts'

const database = await aDatabaseServer()
const storage = await anObjectStore()
let prefixes = 0

async function sharedSettings() {
  prefixes += 1
  return {
    DATABASE_URL: (await database?.url()) ?? '',
    ATTACHMENTS_URL: storage.url(`cli-${prefixes}`),
    LINK_SECRET: 'the same for all replicas, 32 or more',
    DATA_DIR: aFolder('shared'),
  }
}

describe.skipIf(database === undefined)('on PostgreSQL and S3', () => {
  test('every command does what it does on SQLite, and the list has the same shape', async () => {
    const shared = await sharedSettings()
    const there = await aServiceWithSubmissions(shared)
    const here = await aServiceWithSubmissions()
    const shapeOf = (json: string) =>
      JSON.parse(json, (key, value) => (/^(id|received|delivery)$/.test(key) ? typeof value : value))
    const list = await run(shared, 'list', '--json')
    expect(shapeOf(list)).toEqual(shapeOf(await run({ DATA_DIR: here.dataDir }, 'list', '--json')))
    expect(await run(shared, 'show', there.prototype)).toContain('named: żółw.pdf')
    expect(await run(shared, 'spam', there.inquiry)).toContain('marked as spam')
    expect(await run(shared, 'spam', there.inquiry, '--not')).toContain('cleared')
    expect(await run(shared, 'retry', there.inquiry)).toContain('will be delivered')
    const zip = join(aFolder('export'), 'all.zip')
    expect(await run(shared, 'export', '--format', 'zip', '--output', zip)).toContain('2 submissions')
    expect(readFileSync(zip).includes(aPdf())).toBe(true)
    expect(await run(shared, 'erase', 'other@example.com')).toMatch(
      /1 submissions, 3 fields, 3 files, 1 outbox/,
    )
    expect([...storage.objects.keys()].filter((it) => it.startsWith(`cli-${prefixes}/`))).toEqual([
      `cli-${prefixes}/ready`,
    ])
  })

  test('a backup is restored into another database and storage, and into SQLite', async () => {
    const shared = await sharedSettings()
    await aServiceWithSubmissions(shared)
    const backup = join(aFolder('backup'), 'today')
    expect(await run(shared, 'backup', backup)).toContain('2 submissions, 3 files, all hashes right')
    for (const elsewhere of [await sharedSettings(), { DATA_DIR: aFolder('elsewhere') }]) {
      expect(await run(elsewhere, 'restore', backup)).toContain('2 submissions, 3 files, all hashes right')
      expect(await run(elsewhere, 'list', '--json')).toBe(await run(shared, 'list', '--json'))
      await expect(run(elsewhere, 'restore', backup)).rejects.toThrow('There are 2 submissions already')
    }
  })
})

describe.skipIf(database === undefined)('migrate', () => {
  test('moves rows and files, proves both, and refuses a target that is not empty', async () => {
    const service = await aServiceWithSubmissions()
    const source = { DATA_DIR: service.dataDir }
    const { DATABASE_URL, ATTACHMENTS_URL, LINK_SECRET } = await sharedSettings()
    const before = await run(source, 'list', '--json')
    const move = () => run({ ...source, ATTACHMENTS_URL }, 'migrate', '--to', DATABASE_URL)
    await expect(move()).rejects.toThrow('is in use (database is locked). Stop the service first.')
    await service.stop()
    expect(await move()).toMatch(/^Moved 2 submissions, 3 files, 2 outbox rows\.\n.*SHA-256 [0-9a-f]{64}\./)
    const target = { DATABASE_URL, ATTACHMENTS_URL, LINK_SECRET, DATA_DIR: aFolder('other-machine') }
    expect(await run(target, 'list', '--json')).toBe(before)
    const attachments = await openAttachments(readSettings(target))
    const store = openPostgresStore(DATABASE_URL, 2)
    const files = (await store.find(service.prototype))?.attachments ?? []
    await store.close()
    const contents = await Promise.all(files.map(async (it) => buffer(await attachments.read(it.id))))
    expect(contents.map((it) => it.length)).toEqual([aPng().length, aPng(3, 3).length, aPdf().length])
    await expect(move()).rejects.toThrow('There are 2 submissions already. Move into an empty database.')
    // What was there stays, and serves again as it did.
    expect(await run(source, 'list', '--json')).toBe(before)
  })

  test('goes on after an interruption, and leaves out and names a damaged file', async () => {
    const service = await aServiceWithSubmissions()
    const [first, second] = (await service.store.find(service.prototype))?.attachments ?? []
    await service.stop()
    const { DATABASE_URL, ATTACHMENTS_URL, LINK_SECRET } = await sharedSettings()
    const move = () => run({ DATA_DIR: service.dataDir, ATTACHMENTS_URL }, 'migrate', '--to', DATABASE_URL)
    const damaged = join(service.dataDir, 'attachments', 'kept', second?.id ?? '')
    writeFileSync(damaged, 'something else')
    await storage.stop()
    await expect(move()).rejects.toThrow()
    const shared = { DATABASE_URL, ATTACHMENTS_URL, LINK_SECRET, DATA_DIR: aFolder('other-machine') }
    expect(await run(shared, 'list')).toBe('No submissions yet.')
    await storage.start()
    await expect(move()).rejects.toThrow(`${service.prototype}: the file box.png (${second?.id}) is altered`)
    expect(storage.objects.has(`cli-${prefixes}/${first?.id}`)).toBe(true)
    expect(storage.objects.has(`cli-${prefixes}/${second?.id}`)).toBe(false)
    expect(await run(shared, 'list')).toContain(service.prototype)
    // The file in the old place is left alone.
    expect(readFileSync(damaged, 'utf8')).toBe('something else')
  })

  test('without ATTACHMENTS_URL the files stay where they are, and a missing one is named', async () => {
    const service = await aServiceWithSubmissions()
    const [file] = (await service.store.find(service.prototype))?.attachments ?? []
    await service.stop()
    const source = { DATA_DIR: service.dataDir }
    const kept = join(service.dataDir, 'attachments', 'kept', file?.id ?? '')
    expect(await run(source, 'migrate', '--to', (await database?.url()) ?? '')).toContain(
      'Moved 2 submissions',
    )
    expect(existsSync(kept)).toBe(true)
    rmSync(kept)
    await expect(run(source, 'migrate', '--to', (await database?.url()) ?? '')).rejects.toThrow(file?.id)
  })
})
