import S3rver from 's3rver'
import { afterAll, vi } from 'vitest'
import { aFolder } from './a-service.ts'
import { freePort } from './free-port.ts'

export const objectStoreKeys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

/** An S3-speaking server with one bucket; `url` is for ATTACHMENTS_URL. Its keys are set for this process. */
export async function anObjectStore() {
  for (const [name, value] of Object.entries(objectStoreKeys)) vi.stubEnv(name, value)
  const port = await freePort()
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: aFolder('s3'),
    configureBuckets: [{ name: 'forms', configs: [] }],
  })
  await server.run()
  let open = true
  const stop = async () => {
    if (open) await server.close()
    open = false
  }
  afterAll(stop)
  return { url: (prefix: string) => `s3://forms/${prefix}?endpoint=http://127.0.0.1:${port}`, stop }
}
