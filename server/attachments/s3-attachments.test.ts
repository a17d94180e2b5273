import { createServer, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { hour } from '../clock.ts'
import { aFolder } from '../testing/a-service.ts'
import { anObjectStore } from '../testing/an-object-store.ts'
import { freePort } from '../testing/free-port.ts'
import { attachmentContract, bytes } from './attachment-contract.ts'
import { openS3Attachments } from './s3-attachments.ts'

const storage = await anObjectStore()
let prefixes = 0

function aUrl() {
  prefixes += 1
  return storage.url(`prefix-${prefixes}/website`)
}

attachmentContract(async () => openS3Attachments(aUrl(), aFolder('staging')))

test('two prefixes of one bucket know nothing of each other', async () => {
  const [here, there] = [openS3Attachments(aUrl(), aFolder('s')), openS3Attachments(aUrl(), aFolder('s'))]
  await here.keep([{ id: 'only-here', staged: await here.stage(bytes('x')) }])
  expect(await there.sweep(async () => new Set(), Date.now() + 2 * hour)).toBe(0)
  await expect(there.read('only-here')).rejects.toThrow()
  expect(await text(await here.read('only-here'))).toBe('x')
})

// Answered as the protocol's documentation has it: the S3 server of these tests fails at its own second page.
test('the sweep reads on where the storage lists in several answers', async () => {
  const removed: string[] = []
  const page = (id: string, more: string) =>
    `<ListBucketResult><Contents><Key>site/${id}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>${more}</ListBucketResult>`
  const { url } = await anHttpServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    if (request.method === 'DELETE') {
      removed.push(pathname)
      return response.writeHead(204).end()
    }
    const isSecond = searchParams.get('continuation-token') === 'next page'
    response.setHeader('Content-Type', 'application/xml')
    if (isSecond) return response.end(page('orphan-two', '<IsTruncated>false</IsTruncated>'))
    const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>next page</NextContinuationToken>'
    return response.end(page('orphan-one', more))
  })
  const attachments = openS3Attachments(`s3://forms/site?endpoint=${url}`, aFolder('s'))
  expect(await attachments.sweep(async () => new Set(['named-file']), Date.now())).toBe(2)
  expect(removed).toEqual(['/forms/site/orphan-one', '/forms/site/orphan-two'])
})

test('an upload that fails is begun anew, and a storage that stays away is not ready', async () => {
  let failures = 2
  const puts: string[] = []
  const flaky = await anHttpServer((request, response) => {
    request.resume().on('end', () => {
      puts.push(`${request.method} ${request.headers['x-amz-content-sha256']}`)
      failures -= 1
      response.writeHead(failures >= 0 ? 503 : 200).end()
    })
  })
  const attachments = openS3Attachments(`s3://forms?endpoint=${flaky.url}`, aFolder('s'))
  const staged = await attachments.stage(bytes('hello'))
  await attachments.keep([{ id: 'third-time', staged }])
  expect(puts).toEqual(Array(3).fill(`PUT ${staged.sha256}`))
  await flaky.stop()
  await expect(attachments.ready()).rejects.toThrow(/ECONNREFUSED/)
})

async function anHttpServer(answer: RequestListener) {
  const server = createServer(answer)
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(stop)
  return { url: `http://127.0.0.1:${port}`, stop }
}
