import { once } from 'node:events'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../../../server/testing/a-folder.ts'
import { type DownloadSet, readRegister } from '../download-register.server.ts'
import { flagOf } from '../languages.ts'
import { mirrorFiles } from './mirror-files.ts'
import { planImport } from './plan.ts'
import { fetchList, readList } from './published-list.ts'
import { writeRegister } from './write-register.ts'

const origin = 'https://awakenrealms.com'

test('400 lines become the register within a second: every id stays, and a second run changes nothing', async () => {
  const folder = path.join(aFolder('import'), 'downloads')
  cpSync('content/downloads', folder, { recursive: true })
  const before = readRegister(folder)
  const list = JSON.stringify(aPublishedList(before, 400))
  const run = () => planImport(readList(list, 'files.json').lines, readRegister(folder), origin)
  // Time of this process, not of the clock: the machine may be busy with something else.
  const begun = process.cpuUsage()
  const first = run()
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(1)
  expect(first.notes).toEqual([])
  await writeRegister(first.changes, folder)
  const after = new Map(readRegister(folder).flatMap((set) => set.documents.map((it) => [it.id, it])))
  for (const { id, title, category, kind } of before.flatMap((set) => set.documents))
    expect(after.get(id)).toMatchObject({ title, category, kind })
  expect(after.size).toBe(400)
  expect(run()).toMatchObject({ changes: [], absent: [], notes: [], guesses: [] })
})

test('takes files over under their old paths, once, and names those it could not get', async () => {
  let served = 0
  const server = await aServer((request, response) => {
    if (request.url?.includes('lost')) return response.writeHead(404).end()
    const type = request.url?.includes('page') ? 'text/html' : 'application/pdf'
    served += 1
    response.writeHead(200, { 'Content-Type': type }).end('the file')
  })
  const folder = path.join(aFolder('mirror'), 'in', 'it')
  const links = ['images/FAQ%20%5B2%5D.pdf', 'lost.pdf', 'page.pdf', 'a%2f..%2f..%2f..%2fb.pdf'].map(
    (it, at) => ({ about: `line ${at + 1}`, address: `${server}/${it}` }),
  )
  const { fetched, notes } = await mirrorFiles(links, folder)
  expect(readFileSync(path.join(folder, 'images/FAQ [2].pdf'), 'utf8')).toBe('the file')
  expect([fetched, notes.map((it) => it.about)]).toEqual([1, ['line 2', 'line 3', 'line 4']])
  expect(existsSync(path.join(folder, '..', '..', 'b.pdf'))).toBe(false)
  served = 0
  expect(await mirrorFiles(links.slice(0, 1), folder)).toMatchObject({ fetched: 0, there: 1 })
  expect(served).toBe(0)
})

test('reads a list from an address, and says what to do when there is none', async () => {
  const server = await aServer((request, response) => {
    if (request.url === '/files.json') response.end('[{}]')
    else response.writeHead(500).end()
  })
  expect(await fetchList(`${server}/files.json`)).toBe('[{}]')
  await expect(fetchList(`${server}/gone.json`)).rejects.toThrow('answered 500: save the list as a file')
  await expect(fetchList('http://127.0.0.1:1/files.json')).rejects.toThrow('save the list as a file')
})

/** A list as the company publishes it: every document of the register, under relative and complete addresses, and new ones. */
function aPublishedList(sets: readonly DownloadSet[], length: number): object[] {
  const known = sets.flatMap((set) =>
    set.documents.map(({ id, category, title, language, link, page }, at) => ({
      ...{ game: at % 2 ? set.title : set.title.toUpperCase(), category, title: `${title} (6.1 MB)` },
      downloadUrl:
        link ?? page ?? `${at % 2 ? origin : ''}/images/download/${id}${at % 7 ? ' [A4]' : ' 100%'}.pdf`,
      flagUrl: language === 'en' ? '/images/flags/uk.png' : language ? flagOf(language) : '',
    })),
  )
  const added = Array.from({ length: length - known.length }, (_, at) => ({
    ...{ game: 'Nemesis: Lockdown', category: 'RULEBOOKS', flagUrl: '/images/flags/uk.png' },
    ...{ title: `Expansion ${at + 1} Rulebook ENG (2.5 MB)`, downloadUrl: `/images/expansion-${at + 1}.pdf` },
  }))
  return [...known, ...added]
}

/** A server on a port of its own; its origin. */
async function aServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
