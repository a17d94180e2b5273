import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listening } from '../../../server/testing/listening.ts'
import { aFolder } from '../../../testing/a-folder.ts'
import { checkLinks } from './check-links.ts'
import { mirrorFiles } from './mirror-files.ts'
import { addressKey } from './place-line.ts'
import { fetchList, readList } from './published-list.ts'

test('asks each address in turn, with a rest after each, and reads no file', async () => {
  const asked: string[] = []
  const origin = await aServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Length': 1234 }).end()
  })
  const rests: number[] = []
  const links = ['a', 'b'].map((it) => ({ about: it, address: `${origin}/${it}.pdf` }))
  const { sizes, notes } = await checkLinks(links, async (ms) => void rests.push(ms))
  expect(asked).toEqual(['HEAD /a.pdf', 'HEAD /b.pdf'])
  expect(rests).toEqual([250, 250])
  expect(sizes.get(addressKey(`${origin}/a.pdf`))).toBe(1234)
  expect(notes).toEqual([])
})

test.each([
  ['answers 404', { status: 404, type: 'application/pdf' }],
  ['answers with a web page', { status: 200, type: 'text/html; charset=utf-8' }],
])('names an address that %s', async (problem, { status, type }) => {
  const origin = await aServer((_request, response) => {
    response.writeHead(status, { 'Content-Type': type, 'Content-Length': 3 }).end('abc')
  })
  const { sizes, notes } = await checkLinks([{ about: 'line 1', address: `${origin}/a.pdf` }], noWait)
  expect(sizes.size).toBe(0)
  expect(notes).toMatchObject([{ about: 'line 1', problem: `${origin}/a.pdf ${problem}` }])
})

test('names an address where nobody answers', async () => {
  const { notes } = await checkLinks([{ about: 'line 1', address: 'http://127.0.0.1:1/a.pdf' }], noWait)
  expect(notes[0]?.problem).toContain('does not answer')
})

test('asks again with GET where a server knows no HEAD', async () => {
  const origin = await aServer((request, response) => {
    const status = request.method === 'HEAD' ? 405 : 200
    response.writeHead(status, { 'Content-Type': 'application/pdf', 'Content-Length': 3 }).end('abc')
  })
  const { sizes } = await checkLinks([{ about: 'line 1', address: `${origin}/a.pdf` }], noWait)
  expect([...sizes.values()]).toEqual([3])
})

test('takes files over under their old paths, once, and names those it could not get', async () => {
  let served = 0
  const origin = await aServer((request, response) => {
    if (request.url?.includes('lost')) return response.writeHead(404).end()
    served += 1
    response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('the file')
  })
  const folder = path.join(aFolder('mirror'), 'in', 'it')
  const links = ['images/FAQ%20%5B2%5D.pdf', 'lost.pdf', 'a%2f..%2f..%2f..%2fb.pdf'].map((it, at) => ({
    about: `line ${at + 1}`,
    address: `${origin}/${it}`,
  }))
  const { fetched, notes } = await mirrorFiles(links, folder)
  expect(readFileSync(path.join(folder, 'images/FAQ [2].pdf'), 'utf8')).toBe('the file')
  expect([fetched, notes.map((it) => it.about)]).toEqual([1, ['line 2', 'line 3']])
  expect(existsSync(path.join(folder, '..', '..', 'b.pdf'))).toBe(false)
  expect(await mirrorFiles(links.slice(0, 1), folder)).toMatchObject({ fetched: 0, there: 1 })
  expect(served).toBe(1)
})

test('reads a list from an address, and says what to do when there is none', async () => {
  const origin = await aServer((request, response) => {
    if (request.url === '/files.json') response.end('\uFEFF[]')
    else response.writeHead(500).end()
  })
  expect(readList(await fetchList(`${origin}/files.json`), 'it')).toEqual({ lines: [], notes: [] })
  await expect(fetchList(`${origin}/gone.json`)).rejects.toThrow('answered 500: save the list as a file')
  await expect(fetchList('http://127.0.0.1:1/files.json')).rejects.toThrow('save the list as a file')
})

test.each(['<html>', '{"files": []}', ''])('refuses %j as a list and says what one is', (text) => {
  expect(() => readList(text, 'files.json')).toThrow('allowed: a JSON list of { game, category')
})

const noWait = async () => {}

/** A server on a port of its own; its origin. */
async function aServer(listener: RequestListener): Promise<string> {
  return `http://127.0.0.1:${await listening(createServer(listener))}`
}
