import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, vi } from 'vitest'
import { freePort } from '../../testing/free-port.ts'

export const objectStoreKeys = { AWS_ACCESS_KEY_ID: 'tests', AWS_SECRET_ACCESS_KEY: 'secret of the tests' }

/**
 * One bucket in memory behind the part of the S3 protocol that we use, as Amazon's API reference has it: objects put,
 * got, removed and listed in pages, here of two, by path; bodies compared with the hash in the request. `url` is for
 * ATTACHMENTS_URL; the keys are set for this process. Signatures are not checked, only whose key signed.
 */
export async function anObjectStore() {
  for (const [name, value] of Object.entries(objectStoreKeys)) vi.stubEnv(name, value)
  const objects = new Map<string, { content: Buffer; modified: string }>()
  let refusals = 0
  const port = await freePort()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(Object(error)))
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const key = /^\/forms\/(.+)$/.exec(decodeURIComponent(pathname))?.[1]
    const send = (status: number, text: string) =>
      response.writeHead(status, { 'Content-Type': 'application/xml' }).end(text)
    const refuse = (status: number, code: string) =>
      send(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)

    refusals -= 1
    if (refusals >= 0) return refuse(503, 'SlowDown')
    const signed = `Credential=${objectStoreKeys.AWS_ACCESS_KEY_ID}/`
    if (!request.headers.authorization?.includes(signed)) return refuse(403, 'AccessDenied')
    if (key === undefined) return send(200, listing(searchParams))
    if (request.method === 'PUT') {
      const hash = createHash('sha256').update(body).digest('hex')
      if (request.headers['x-amz-content-sha256'] !== hash) return refuse(400, 'XAmzContentSHA256Mismatch')
      objects.set(key, { content: body, modified: new Date().toISOString() })
      return send(200, '')
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return send(204, '')
    }
    const found = objects.get(key)
    if (found === undefined) return refuse(404, 'NoSuchKey')
    return response.writeHead(200, { 'Content-Length': found.content.length }).end(found.content)
  }

  function listing(wanted: URLSearchParams) {
    const after = wanted.get('continuation-token') ?? ''
    const left = [...objects]
      .filter(([key]) => key.startsWith(wanted.get('prefix') ?? '') && key > after)
      .sort()
    const page = left.slice(0, 2)
    const contents = page.map(
      ([key, { modified }]) =>
        `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified></Contents>`,
    )
    const isTruncated = left.length > page.length
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : ''
    return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
  }

  const start = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await start()
  afterAll(stop)
  return {
    url: (prefix: string) => `s3://forms/${prefix}?endpoint=http://127.0.0.1:${port}`,
    objects,
    /** Answers the next requests with 503, as S3 does when it is asked too much. */
    refuse: (requests: number) => {
      refusals = requests
    },
    stop,
    start,
  }
}
