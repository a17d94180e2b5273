import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { openDiskAttachments } from '../attachments/disk-attachments.ts'
import { databaseFile, openSqliteStore } from '../store/sqlite-store.ts'
import { aServiceWithSubmissions, run } from '../testing/a-command-line.ts'
import { aPng } from '../testing/a-file.ts'
import { filesInZip } from '../testing/a-zip.ts'

test('a backup made while the service runs is restored elsewhere with the same counts and hashes', async () => {
  const { dataDir, inquiry, prototype } = await aServiceWithSubmissions()
  const backup = join(aFolder('backup'), 'today')
  expect(await run(dataDir, 'backup', backup)).toBe(
    `Backed up to ${backup}: 2 submissions, 3 files, all hashes right.`,
  )
  const elsewhere = aFolder('elsewhere')
  const restored = await run(elsewhere, 'restore', backup)
  expect(restored).toMatch(/: 2 submissions, 3 files, all hashes right\.$/)
  const store = openSqliteStore(elsewhere)
  const submissions = await Array.fromAsync(store.all())
  expect(submissions.map((it) => it.id)).toEqual([prototype, inquiry])
  const [file] = submissions[0]?.attachments ?? []
  const attachments = openDiskAttachments(join(elsewhere, 'attachments'))
  expect(await text(await attachments.read(file?.id ?? ''))).toBe(aPng().toString())
  expect(readFileSync(join(elsewhere, 'secret'), 'utf8')).toBe(readFileSync(join(dataDir, 'secret'), 'utf8'))
  // The same backup can be restored again.
  expect(await run(aFolder('again'), 'restore', backup)).toContain('2 submissions')
})

test('a backup into a folder others can read gives them nothing to read', async () => {
  const { dataDir } = await aServiceWithSubmissions()
  const backup = join(aFolder('backup'), 'open')
  mkdirSync(backup, { mode: 0o755 })
  await run(dataDir, 'backup', backup)
  const files = readdirSync(backup).filter((it) => it !== 'attachments')
  expect(files.map((it) => statSync(join(backup, it)).mode & 0o077)).toEqual(files.map(() => 0))
})

test('restore refuses a folder that holds data, and an unfinished or damaged backup', async () => {
  const { dataDir } = await aServiceWithSubmissions()
  const backup = join(aFolder('backup'), 'today')
  await run(dataDir, 'backup', backup)
  await expect(run(dataDir, 'restore', backup)).rejects.toThrow('Restore into an empty DATA_DIR')
  await expect(run(dataDir, 'backup', backup)).rejects.toThrow('is not empty')
  const database = readFileSync(join(backup, databaseFile))
  writeFileSync(join(backup, databaseFile), database.fill('x', 5000, 5100))
  const elsewhere = aFolder('elsewhere')
  await expect(run(elsewhere, 'restore', backup)).rejects.toThrow('database in this backup is damaged')
  expect(readdirSync(elsewhere)).toEqual([])
  rmSync(join(backup, 'manifest.json'))
  await expect(run(elsewhere, 'restore', backup)).rejects.toThrow('no finished backup')
})

/** As above, with the first file gone and the second not what it was. */
async function aServiceWithDamagedFiles() {
  const service = await aServiceWithSubmissions()
  const files = (await service.store.find(service.prototype))?.attachments ?? []
  const [gone = '', altered = '', right = ''] = files.map((it) => it.id)
  const kept = (id: string) => join(service.dataDir, 'attachments', 'kept', id)
  rmSync(kept(gone))
  writeFileSync(kept(altered), 'something else')
  const lines = [`box.png (${gone}) is missing`, `box.png (${altered}) is altered`]
  // In whatever order.
  const named = new RegExp(lines.map((it) => `(?=[^]*${it.replaceAll(/[()]/g, '\\$&')})`).join(''))
  return { ...service, named, right }
}

test('with a file missing and one altered a backup goes on, names both, and is restored', async () => {
  const { dataDir, named, right, inquiry, prototype } = await aServiceWithDamagedFiles()
  const backup = join(aFolder('backup'), 'today')
  await expect(run(dataDir, 'backup', backup)).rejects.toThrow(named)
  expect(readdirSync(join(backup, 'attachments'))).toEqual([right])
  const elsewhere = aFolder('elsewhere')
  await expect(run(elsewhere, 'restore', backup)).rejects.toThrow(/left out:\n.*missing\n.*missing/)
  const listed = JSON.parse(await run(elsewhere, 'list', '--json'))
  expect(listed.map((it: { id: string }) => it.id)).toEqual([prototype, inquiry])
  expect(readdirSync(join(elsewhere, 'attachments', 'kept'))).toEqual([right])
  expect(readdirSync(elsewhere)).not.toContain('unfinished-copy')
})

test('with a file missing and one altered a ZIP holds the rest and names both', async () => {
  const { dataDir, named, prototype } = await aServiceWithDamagedFiles()
  const file = join(aFolder('export'), 'all.zip')
  await expect(run(dataDir, 'export', '--format', 'zip', '--output', file)).rejects.toThrow(named)
  expect(filesInZip(file).map((it) => it.name)).toEqual(['submissions.json', `${prototype}/3-żółw.pdf`])
})

test('one message that was cut off on the disk stands in nobody’s way, and what is left of it is shown', async () => {
  const { dataDir, store, inquiry, prototype } = await aServiceWithSubmissions()
  const database = new DatabaseSync(join(dataDir, databaseFile))
  database.prepare('update submissions set fields = ? where id = ?').run('{"message":"the beginn', inquiry)
  const now = Date.now() + 1000
  const claimed = [
    await store.claimDue(['mail'], now, now + 60),
    await store.claimDue(['mail'], now, now + 60),
  ]
  expect(claimed.map((it) => it?.submission.id).sort()).toEqual([inquiry, prototype].sort())
  const listed = JSON.parse(await run(dataDir, 'list', '--json'))
  expect(listed).toMatchObject([
    { id: prototype },
    { id: inquiry, fields: { damaged: '{"message":"the beginn' } },
  ])
  expect(await run(dataDir, 'erase', listed[1].fields.email)).toContain('Removed for')
})

test('a copy that is gone by the time it is read is no empty store', async () => {
  const store = openSqliteStore(aFolder('empty'))
  await expect(store.fillFrom(join(aFolder('gone'), databaseFile))).rejects.toThrow('is gone')
  await store.close()
})

test('a restore that breaks off before the rows has the secret, and can be given again', async () => {
  const { dataDir } = await aServiceWithSubmissions()
  const backup = join(aFolder('backup'), 'today')
  await run(dataDir, 'backup', backup)
  const manifest = readFileSync(join(backup, 'manifest.json'), 'utf8')
  const elsewhere = aFolder('elsewhere')
  // In the way of the secret.
  mkdirSync(join(elsewhere, 'secret'))
  await expect(run(elsewhere, 'restore', backup)).rejects.toThrow('EISDIR')
  rmSync(join(elsewhere, 'secret'), { recursive: true })
  expect(await run(elsewhere, 'restore', backup)).toContain(`${JSON.parse(manifest).submissions} submissions`)
  expect(statSync(join(elsewhere, 'secret')).mode & 0o077).toBe(0)
})

test('verify reads everything once, and names what is missing or altered', async () => {
  const { dataDir } = await aServiceWithSubmissions()
  expect(await run(dataDir, 'verify')).toBe('Read 2 submissions and 3 files: nothing is missing or altered.')
  const damaged = await aServiceWithDamagedFiles()
  const database = new DatabaseSync(join(damaged.dataDir, databaseFile))
  database.prepare('update submissions set fields = ? where id = ?').run('{"message":"x"}', damaged.inquiry)
  await expect(run(damaged.dataDir, 'verify')).rejects.toThrow(damaged.named)
  await expect(run(damaged.dataDir, 'verify')).rejects.toThrow(
    `${damaged.inquiry}: its text is not what was received`,
  )
})
