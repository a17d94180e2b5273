import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/lifetime.ts'
import { copyDocuments } from './downloads-integration.build.ts'

test('a document of ours is copied to its address', async () => {
  const [site, files] = [aFolder('site'), aFolder('files')]
  const sourcePath = join(files, 'some name.pdf')
  writeFileSync(sourcePath, 'the file')
  const document = { id: 'rules', category: 'RULES', title: 'Rules', kind: 'rulebook' as const }
  const ours = { ...document, sourcePath, downloadUrl: '/files/game/some name.pdf' }
  const elsewhere = { ...document, id: 'map', downloadUrl: 'https://a.example/map.pdf' }
  const set = { slug: 'game', anchor: 'game', title: 'Game', available: [ours, elsewhere], unavailable: [] }
  await copyDocuments([set], site, 'no mirror')
  expect(readFileSync(join(site, 'files/game/some name.pdf'), 'utf8')).toBe('the file')
})

test('files of the mirror keep their addresses, except where the site has a file', async () => {
  const [site, disk] = [aFolder('site'), aFolder('disk')]
  const mirror = join(aFolder('content'), 'mirror')
  symlinkSync(disk, mirror)
  for (const name of ['a.pdf', 'index.html']) writeFileSync(join(disk, name), 'old')
  writeFileSync(join(site, 'index.html'), 'new')
  await copyDocuments([], site, mirror)
  expect(readFileSync(join(site, 'a.pdf'), 'utf8')).toBe('old')
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('new')
})
