import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { second } from '../clock.ts'

/**
 * One bucket, or the part of it under a prefix, from an address like `s3://bucket/prefix?region=…&endpoint=…`. Keys are
 * looked for where Amazon's tools do: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, profiles, the machine's role.
 */
export function openBucket(address: string) {
  const { hostname, pathname, searchParams } = new URL(address)
  const endpoint = searchParams.get('endpoint')
  const region = searchParams.get('region')
  const prefix = pathname.replace(/^\/+|\/+$/g, '').replace(/.$/, '$&/')
  const client = new S3Client({
    // Storage outside AWS seldom has a host name for each bucket, or regions at all.
    ...(endpoint && { endpoint, forcePathStyle: true, region: 'us-east-1' }),
    // Without one, Amazon's own AWS_REGION and profiles count.
    ...(region && { region }),
    // The default puts checksums into the body, which servers that do not know this form store as if it were content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: 5 * second,
      socketTimeout: 30 * second,
      throwOnRequestTimeout: true,
    },
  })
  const at = (name: string) => ({ Bucket: hostname, Key: prefix + name })

  return {
    /** Resolves once the storage has confirmed exactly this content; its hash is given in hex. */
    async put(name: string, content: Uint8Array, sha256: string) {
      const checksum = Buffer.from(sha256, 'hex').toString('base64')
      // Not as a stream: the client begins a failed upload anew only if it has all of it.
      const command = new PutObjectCommand({ ...at(name), Body: content, ChecksumSHA256: checksum })
      // Part of the signature, so that every server compares it with what arrives, not only those that know checksums.
      command.middlewareStack.add(
        (next) => (args) => {
          Object.assign(Reflect.get(Object(args.request), 'headers'), { 'x-amz-content-sha256': sha256 })
          return next(args)
        },
        { step: 'build' },
      )
      await client.send(command)
    },
    /** Rejects when there is no such object. */
    async get(name: string): Promise<Readable> {
      const { Body } = await client.send(new GetObjectCommand(at(name)))
      if (!(Body instanceof Readable)) throw new Error('The storage answered without a body')
      return Body
    },
    /** What is not there counts as removed. */
    remove: async (name: string) => void (await client.send(new DeleteObjectCommand(at(name)))),
    async *list(): AsyncGenerator<{ name: string; modified: number }> {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: hostname, Prefix: prefix })) {
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          yield { name: Key.slice(prefix.length), modified: LastModified?.getTime() ?? Number.NaN }
        }
      }
    },
  }
}
