import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { userInfo } from 'node:os'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { z } from 'zod'
import { contentForms } from '../fields/content-forms.ts'
import { Refused } from '../save/save.ts'
import { entryOf, picturesOf, saveEntry, tree } from './entries.ts'
import { check, news, publish, undo } from './publish.ts'
import { documentsWithFile, takeDocument, takePicture } from './uploads.ts'

const updates = z.object({
  additions: z.array(z.object({ path: z.string(), contents: z.string() })),
  deletions: z.array(z.object({ path: z.string() })),
})

/** One save after the other: each is checked together with what the one before has written. */
let last: Promise<unknown> = Promise.resolve()

/** What Keystatic asks of the machine it runs on, answered with our own way of reading and saving. */
export async function answer(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, , what = '', sha = '', ...path] = decodeURI(request.url ?? '')
    .split(/[/?]/)
    .slice(1)
  try {
    // A page of another site can send a request here, but not with a header of its own.
    if (request.headers['no-cors'] !== '1') throw new Refused('This address is for the editor alone.')
    const person = personOf(request)
    response.setHeader('Content-Type', 'application/json')
    if (what === 'forms') response.end(JSON.stringify(contentForms))
    else if (what === 'tree') response.end(JSON.stringify(await tree(root)))
    else if (what === 'blob') response.end(await blob(root, path.join('/'), sha))
    else if (what === 'picture' && request.method === 'POST') {
      const name = await takePicture(join(root, picturesOf(path.join('/'))), sha, request)
      await made(root, 'images')
      response.end(JSON.stringify(name))
    } else if (what === 'picture') {
      response.end(await readFile(join(root, picturesOf(path.join('/')), basename(sha))))
    } else if (what === 'document' && request.method === 'POST') {
      const file = await takeDocument(root, sha, path[0] ?? '', request)
      await made(root, 'documents')
      response.end(JSON.stringify(file))
    } else if (what === 'files') {
      response.end(JSON.stringify(documentsWithFile(root)))
    } else if (what === 'news') {
      response.end(JSON.stringify(await news(root)))
    } else if (what === 'undo' && request.method === 'POST') {
      await undo(root, await text(request))
      response.end(JSON.stringify(await news(root)))
    } else if (what === 'check' && request.method === 'POST') {
      await check(root, response)
    } else if (what === 'publish' && request.method === 'POST') {
      response.end(JSON.stringify(await publish(root, person)))
    } else if (what === 'update' && request.method === 'POST') {
      last = last.catch(() => undefined).then(async () => update(root, await text(request)))
      await last
      response.end(JSON.stringify(await tree(root)))
    } else response.writeHead(404).end()
  } catch (error) {
    const message =
      error instanceof Refused ? error.message : 'Not saved: the editor failed. Its window says why.'
    if (!(error instanceof Refused)) console.error(error)
    response.writeHead(error instanceof Refused ? 422 : 500, { 'Content-Type': 'text/plain' }).end(message)
  }
}

/** Who is signed in, as the company's own proxy says; on one's own machine it is whoever sits there. */
function personOf({ headers }: IncomingMessage): string {
  const person = headers['x-forwarded-user']
  if (typeof person === 'string' && person !== '') return person.replace(/[<>\n]/g, '')
  if (process.env.EDITOR_BEHIND_PROXY)
    throw new Refused('Nobody is signed in. Open the editor at the address of your company’s sign-in.')
  return userInfo().username
}

/** What the pages show of a new file is made by the same step as in a build. */
async function made(root: string, step: 'images' | 'documents'): Promise<void> {
  await promisify(execFile)(process.execPath, ['generator/main.ts', step], { cwd: root })
}

async function update(root: string, body: string): Promise<void> {
  const { additions, deletions } = updates.parse(JSON.parse(body))
  if (deletions.length > 0) {
    throw new Refused(
      `Not saved: ${deletions.map((it) => it.path.replace('.json', '')).join(', ')} has an address people link to. It cannot be deleted or get another name here; withdraw it with a line in content/redirects.txt.`,
    )
  }
  for (const { path, contents } of additions)
    await saveEntry(root, path, Buffer.from(contents, 'base64url').toString())
}

async function blob(root: string, path: string, sha: string): Promise<string> {
  const entry = await entryOf(root, path)
  if (entry.sha !== sha) throw new Refused('This has changed meanwhile: reload the page.')
  return entry.json
}
