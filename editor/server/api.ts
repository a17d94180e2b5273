import { execFile } from 'node:child_process'
import { readFile, utimes } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { z } from 'zod'
import { contentForms } from '../fields/content-forms.ts'
import { at } from '../fields/values.ts'
import { Refused } from '../save/save.ts'
import { entryOf, fileOf, picturesOf, saveEntry, tree } from './entries.ts'
import { check, news, publish, undo } from './publish.ts'
import { documentsWithFile, takeDocument, takePicture } from './uploads.ts'

type Asked = {
  root: string
  request: IncomingMessage
  response: ServerResponse
  person: string
  at: string[]
}

const updates = z.object({
  additions: z.array(z.object({ path: z.string(), contents: z.string() })),
  deletions: z.array(z.object({ path: z.string() })),
})

const change = z.object({ file: z.string(), words: z.string() })

/** One after the other: each save is checked together with what the one before has written. */
let last: Promise<unknown> = Promise.resolve()

/** What Keystatic asks of the machine it runs on, answered with our own way of reading and saving; and our own pages. */
const answers: Record<string, (asked: Asked) => unknown> = {
  'GET forms': () => contentForms,
  'GET tree': ({ root }) => tree(root),
  'GET blob': async ({ root, at: [sha, ...path] }) => {
    const entry = await entryOf(root, path.join('/'))
    if (entry.sha !== sha) throw new Refused('This has changed meanwhile: reload the page.')
    return Buffer.from(entry.json)
  },
  'POST update': async ({ root, request }) => {
    const { additions, deletions } = updates.parse(JSON.parse(await text(request)))
    if (additions.length > 0 && deletions.length > 0)
      throw new Refused('Not saved: a name in an address stays. Add a new page, then withdraw the old one.')
    for (const { path, contents } of additions) {
      const isNew = await saveEntry(root, path, Buffer.from(contents, 'base64url').toString())
      // What the pages show of a new document or game is made meanwhile; then the page beside is shown again.
      if (isNew) void made(root, path)
    }
    for (const { path } of deletions) await saveEntry(root, path)
    return tree(root)
  },
  'GET picture': ({ root, at: [name = '', ...path] }) =>
    readFile(join(root, picturesOf(path.join('/')), basename(name))).catch(() => {
      throw new Refused('This picture is not there yet.')
    }),
  'POST picture': async ({ root, request, at: [stem = '', ...path] }) => {
    const name = await takePicture(join(root, picturesOf(path.join('/'))), stem, request)
    await made(root, path.join('/'))
    return name
  },
  'GET files': ({ root }) => documentsWithFile(root),
  'POST document': async ({ root, request, at: [set = '', id = ''] }) => {
    const file = await takeDocument(root, set, id, request)
    await made(root, `documents/${set}.json`)
    return file
  },
  'GET news': ({ root }) => news(root),
  'POST undo': async ({ root, request }) => {
    const { file, words } = change.parse(JSON.parse(await text(request)))
    await undo(root, file, words)
    return news(root)
  },
  'POST check': ({ root, response }) => check(root, response),
  'POST publish': ({ root, person }) => publish(root, person),
}

/** Answers what is asked of `/api/keystatic/`; the rest is passed on, if anybody is signed in. */
export async function answer(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
  next = () => {},
) {
  try {
    const person = personOf(request)
    if (!request.url?.startsWith('/api/')) return next()
    // A page of another site can send a request here, but not with a header of its own.
    if (request.headers['no-cors'] !== '1') throw new Refused('This address is for the editor alone.')
    const [, , what, ...at] = decodeURI(request.url).split(/[/?]/).slice(1)
    const asked = answers[`${request.method} ${what}`]
    if (!asked) return response.writeHead(404).end()
    const isSaving = what === 'update' || what === 'undo' || what === 'publish'
    const work = (isSaving ? last : Promise.resolve()).then(() =>
      asked({ root, request, response, person, at }),
    )
    if (isSaving) last = work.catch(() => undefined)
    const found = await work
    if (found !== undefined) response.end(Buffer.isBuffer(found) ? found : JSON.stringify(found))
  } catch (error) {
    if (!(error instanceof Refused)) console.error(error)
    if (response.headersSent) return void response.destroy()
    const status = error instanceof Refused ? 422 : 500
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(inWords(error))
  }
}

function inWords(error: unknown): string {
  if (error instanceof Refused) return error.message
  const code = String(at(error, 'code'))
  return /^(EACCES|EPERM|EROFS|ENOSPC|EISDIR)$/.test(code)
    ? `Not saved: ${at(error, 'path')} cannot be written (${code}). Ask whoever looks after this machine for room and the right to write there; what you typed stays here.`
    : 'Not saved: the editor failed. What you typed stays here. Its window says why: show it to whoever looks after the code.'
}

/** Who is signed in, as the company's own proxy says; on one's own machine it is whoever sits there. */
function personOf({ headers }: IncomingMessage): string {
  const person = headers['x-forwarded-user']
  if (typeof person === 'string' && person !== '')
    // Node reads headers as Latin-1, proxies write names in UTF-8.
    return Buffer.from(person, 'latin1')
      .toString()
      .replace(/[<>\n]/g, '')
  if (process.env.EDITOR_BEHIND_PROXY)
    throw new Refused('Nobody is signed in. Open the editor at the address of your company’s sign-in.')
  return userInfo().username
}

/** The steps of a build write into the same folders, so they take turns. */
let making: Promise<unknown> = Promise.resolve()

/** Makes what the pages show of new files. What goes wrong is logged: the file itself is in its place. */
function made(root: string, path: string): Promise<unknown> {
  making = making.then(() => make(root, path)).catch(console.error)
  return making
}

/** By the same steps as in a build; then the page beside is told. */
async function make(root: string, path: string): Promise<void> {
  const steps = path.startsWith('documents/') ? ['documents'] : ['images', 'cards']
  await promisify(execFile)(process.execPath, ['generator/main.ts', ...steps], { cwd: root })
  const now = new Date()
  await utimes(join(root, fileOf(path)), now, now).catch(() => undefined)
}
