import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/lifetime.ts'
import { copyDocuments } from './downloads-integration.build.ts'

test('a document of ours is copied to its address', async () => {
  const [siteFolder, files] = [aFolder('site'), aFolder('files')]
  const sourcePath = join(files, 'some name.pdf')
  writeFileSync(sourcePath, 'the file')
  const entry = { id: 'rules', category: 'RULES', title: 'Rules', kind: 'rulebook' as const }
  const ours = { ...entry, sourcePath, downloadUrl: '/files/game/some name.pdf' }
  const elsewhere = { ...entry, id: 'map', downloadUrl: 'https://a.example/map.pdf' }
  const set = { slug: 'game', anchor: 'game', title: 'Game', available: [ours, elsewhere], unavailable: [] }
  await copyDocuments([set], siteFolder, 'no mirror')
  expect(readFileSync(join(siteFolder, 'files/game/some name.pdf'), 'utf8')).toBe('the file')
})

test('files of the mirror keep their addresses, except where the site has a file', async () => {
  const [siteFolder, disk] = [aFolder('site'), aFolder('disk')]
  const mirror = join(aFolder('content'), 'mirror')
  symlinkSync(disk, mirror)
  for (const name of ['a.pdf', 'index.html']) writeFileSync(join(disk, name), 'old')
  writeFileSync(join(siteFolder, 'index.html'), 'new')
  await copyDocuments([], siteFolder, mirror)
  expect(readFileSync(join(siteFolder, 'a.pdf'), 'utf8')).toBe('old')
  expect(readFileSync(join(siteFolder, 'index.html'), 'utf8')).toBe('new')
})
