import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { filesInZip } from '../../server/testing/a-zip.ts'
import { readDocumentWords } from '../../site/downloads/document-words.server.ts'
import type { DownloadSet } from '../../site/downloads/download-register.server.ts'
import { aFolder } from '../../testing/a-folder.ts'
import { Cache } from '../cache.ts'
import { writeArchives } from './archives.ts'
import { makeFiles } from './make-files.ts'
import { printPdf } from './pdf.ts'
import { removeOthers } from './remove-others.ts'

const publisher = { name: 'Publisher', origin: 'https://example.com' }

test('makes a stand-in for each missing file, a form where a form is enough, and nothing for links', async () => {
  const places = await somePlaces()
  const files = await makeFiles([aSet()], readDocumentWords(), publisher, places)
  expect(Object.keys(files).sort()).toEqual(['game-extra-en', 'game-rules-en', 'game-save-en'])
  expect(files['game-rules-en']).toMatchObject({ is: 'stand-in' })
  expect(files['game-save-en']).toMatchObject({ is: 'form', thumbnail: expect.stringMatching(/\.webp$/) })
  expect(files['game-rules-en']).not.toHaveProperty('thumbnail')
  expect(files['game-extra-en']?.is).toBe('stand-in')
})

test('names each file by its checksum, a placeholder as one, and states its true size', async () => {
  const places = await somePlaces()
  const files = await makeFiles([aSet()], readDocumentWords(), publisher, places)
  for (const [id, file] of Object.entries(files)) {
    expect(path.basename(file.address)).toMatch(
      new RegExp(
        `^${id}${file.is === 'stand-in' ? '-placeholder' : ''}-${file.sha256.slice(0, 8)}\\.(pdf|zip)$`,
      ),
    )
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

test('makes nothing again on the second run', async () => {
  const places = await somePlaces()
  const words = readDocumentWords()
  const first = await makeFiles([aSet()], words, publisher, places)
  const times = await timesOf(places.cacheFolder)
  expect(await makeFiles([aSet()], words, publisher, places)).toEqual(first)
  expect(await timesOf(places.cacheFolder)).toEqual(times)
})

test('serves a file taken over from the former site where it was, measured, and packs it as a published one', async () => {
  const places = await somePlaces()
  const pdf = await printPdf([[], []], { title: 'T', language: 'en', author: 'A' })
  await mkdir(path.join(places.mirror, 'images'), { recursive: true })
  await writeFile(path.join(places.mirror, 'images/FAQ [2 pages].pdf'), pdf)
  const link = 'https://www.example.com/images/FAQ%20%5B2%20pages%5D.pdf'
  const [rules, save, extra, faq] = aSet().documents
  const set = { ...aSet(), documents: [rules, save, extra].flatMap((it) => it ?? []) }
  if (faq) set.documents.push({ ...faq, link })
  const files = await makeFiles([set], readDocumentWords(), publisher, places)
  expect(files['game-faq-en']).toMatchObject({
    address: '/images/FAQ%20%5B2%20pages%5D.pdf',
    is: 'published',
    pages: 2,
    bytes: pdf.length,
  })
  const archives = await writeArchives([set], files, places)
  expect(archives.game?.files).toBe(2)
  expect(zipNames(places)).toContain('game-faq-en.pdf')
})

test('refuses an empty file in the place of a document, by its name', async () => {
  const places = await somePlaces()
  await mkdir(path.join(places.mirror, 'images'), { recursive: true })
  await writeFile(path.join(places.mirror, 'images/faq.pdf'), '')
  const [faq] = aSet().documents.slice(-1)
  const documents = faq ? [{ ...faq, link: 'https://www.example.com/images/faq.pdf' }] : []
  await expect(makeFiles([{ ...aSet(), documents }], readDocumentWords(), publisher, places)).rejects.toThrow(
    /faq\.pdf: found an empty file/,
  )
})

test('takes away the files of documents that are gone', async () => {
  const places = await somePlaces()
  const words = readDocumentWords()
  await makeFiles([aSet()], words, publisher, places)
  const shorter = { ...aSet(), documents: aSet().documents.slice(0, 1) }
  const files = await makeFiles([shorter], words, publisher, places)
  await removeOthers(places.out, files, await writeArchives([shorter], files, places))
  const names = await readdir(path.join(places.out, 'game'))
  expect(names.map((name) => name.replace(/-[0-9a-f]{8}\./, '.'))).toEqual(['game-rules-en-placeholder.pdf'])
})

test('packs what is here with its checksums, and no placeholder', async () => {
  const places = await somePlaces()
  const files = await makeFiles([aSet()], readDocumentWords(), publisher, places)
  const archives = await writeArchives([aSet()], files, places)
  expect(archives.game).toMatchObject({ address: '/files/game/all.zip', files: 1 })
  const save = path.basename(files['game-save-en']?.address ?? '')
  expect(zipNames(places)).toEqual([save, 'SHA256SUMS', 'README.txt'])
  expect(await readFile(path.join(places.out, 'game/SHA256SUMS'), 'utf8')).toBe(
    `${files['game-save-en']?.sha256}  ${save}\n`,
  )
})

test('makes no archive of placeholders alone', async () => {
  const places = await somePlaces()
  const set = { ...aSet(), documents: aSet().documents.slice(0, 1) }
  const files = await makeFiles([set], readDocumentWords(), publisher, places)
  expect(await writeArchives([set], files, places)).toEqual({})
})

test('says which file it could not count the pages of, and goes on', async () => {
  const places = await somePlaces()
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await mkdir(path.join(places.dropped, 'game'))
  await writeFile(path.join(places.dropped, 'game/game-rules-en.pdf'), 'no PDF at all')
  const files = await makeFiles([aSet()], readDocumentWords(), publisher, places)
  expect(files['game-rules-en']).toMatchObject({ is: 'published', bytes: 13 })
  expect(files['game-rules-en']).not.toHaveProperty('pages')
  expect(warned.mock.calls.join()).toContain('game/game-rules-en.pdf: its pages could not be counted')
  warned.mockRestore()
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
    mirror: path.join(folder, 'mirror'),
    cacheFolder: path.join(folder, 'cache'),
    cache: new Cache(path.join(folder, 'cache')),
    out: path.join(folder, 'public/files'),
  }
  await mkdir(places.dropped)
  return places
}

function zipNames({ out }: { out: string }): string[] {
  return filesInZip(path.join(out, 'game/all.zip')).map((it) => it.name)
}

async function timesOf(folder: string) {
  const names = await readdir(folder)
  return Promise.all(names.map(async (name) => [name, (await stat(path.join(folder, name))).mtimeMs]))
}
