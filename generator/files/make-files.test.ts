import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readDocumentWords } from '../../site/content/document-words.server.ts'
import type { DownloadSet } from '../../site/content/download-register.server.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { writeArchives } from './archives.ts'
import { makeFiles } from './make-files.ts'
import { printPdf } from './pdf.ts'
import { removeOthers } from './remove-others.ts'

const publisher = { name: 'Publisher', origin: 'https://example.com' }

test('makes a stand-in for each missing file, a form where a form is enough, and nothing for links', async () => {
  const places = await somePlaces()
  const files = await makeFiles([aSet()], readDocumentWords(), publisher, places)
  expect(Object.keys(files).sort()).toEqual(['game-extra-en', 'game-rules-en', 'game-save-en'])
  expect(files['game-rules-en']).toMatchObject({ is: 'stand-in', pages: 1 })
  expect(files['game-save-en']?.is).toBe('form')
  expect(files['game-extra-en']).toMatchObject({ is: 'stand-in', thumbnail: undefined })
})

test('names each file by its checksum and states its true size', async () => {
  const places = await somePlaces()
  const files = await makeFiles([aSet()], readDocumentWords(), publisher, places)
  for (const [id, file] of Object.entries(files)) {
    expect(path.basename(file.address)).toMatch(new RegExp(`^${id}-${file.sha256.slice(0, 8)}\\.(pdf|zip)$`))
    expect((await stat(path.join(places.out, '..', file.address))).size).toBe(file.bytes)
  }
})

test('lets a dropped file take the place of the stand-in and reads size and pages from it', async () => {
  const places = await somePlaces()
  const pdf = await printPdf([[], [], []], { title: 'T', language: 'en', author: 'A' })
  await mkdir(path.join(places.dropped, 'game'))
  await writeFile(path.join(places.dropped, 'game/game-rules-en.pdf'), pdf)
  const files = await makeFiles([aSet()], readDocumentWords(), publisher, places)
  expect(files['game-rules-en']).toMatchObject({ is: 'published', pages: 3, bytes: pdf.length })
})

test('refuses a dropped file that no document of the register names', async () => {
  const places = await somePlaces()
  await mkdir(path.join(places.dropped, 'game'))
  await writeFile(path.join(places.dropped, 'game/game-rulez-en.pdf'), 'x')
  await expect(makeFiles([aSet()], readDocumentWords(), publisher, places)).rejects.toThrow(
    'game/game-rulez-en.pdf: name: found a file of no document',
  )
})

test('makes nothing again on the second run, and heals a damaged cache', async () => {
  const places = await somePlaces()
  const words = readDocumentWords()
  const first = await makeFiles([aSet()], words, publisher, places)
  const times = await timesOf(places.cache)
  expect(await makeFiles([aSet()], words, publisher, places)).toEqual(first)
  expect(await timesOf(places.cache)).toEqual(times)
  await writeFile(path.join(places.cache, 'index.json'), '{"x": 1}')
  expect(await makeFiles([aSet()], words, publisher, places)).toEqual(first)
})

test('takes away the files of documents that are gone and packs the rest with their checksums', async () => {
  const places = await somePlaces()
  const words = readDocumentWords()
  await makeFiles([aSet()], words, publisher, places)
  const shorter = { ...aSet(), documents: aSet().documents.slice(0, 1) }
  const files = await makeFiles([shorter], words, publisher, places)
  const archives = await writeArchives([shorter], files, places)
  await removeOthers(places.out, files, archives)
  const names = await readdir(path.join(places.out, 'game'))
  expect(names.map((name) => name.replace(/-[0-9a-f]{8}\./, '.')).sort()).toEqual([
    'SHA256SUMS',
    'all.zip',
    'game-rules-en.pdf',
    'game-rules-en.webp',
  ])
  const sums = await readFile(path.join(places.out, 'game/SHA256SUMS'), 'utf8')
  expect(sums).toBe(
    `${files['game-rules-en']?.sha256}  ${path.basename(files['game-rules-en']?.address ?? '')}\n`,
  )
  expect(archives.game).toMatchObject({ address: '/files/game/all.zip', files: 1 })
})

function aSet(): DownloadSet {
  const shared = { category: 'RULES', language: 'en' } as const
  return {
    slug: 'game',
    section: 'game',
    title: 'Game',
    documents: [
      { ...shared, id: 'game-rules-en', title: 'Rules', kind: 'rulebook', format: 'pdf' },
      { ...shared, id: 'game-save-en', title: 'Save', kind: 'save-sheet', format: 'pdf' },
      { ...shared, id: 'game-extra-en', title: 'Extra', kind: 'resources', format: 'zip' },
      { ...shared, id: 'game-faq-en', title: 'FAQ', kind: 'faq', link: 'https://example.com/faq.pdf' },
    ],
  }
}

async function somePlaces() {
  const folder = aFolder('files')
  const places = {
    dropped: path.join(folder, 'dropped'),
    cache: path.join(folder, 'cache'),
    out: path.join(folder, 'public/files'),
  }
  await mkdir(places.dropped)
  return places
}

async function timesOf(folder: string) {
  const names = (await readdir(folder)).filter((name) => name !== 'index.json')
  return Promise.all(names.map(async (name) => [name, (await stat(path.join(folder, name))).mtimeMs]))
}
