import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Reads a file to its end; tells whether it is the one that was received. Rejects when it cannot be read. */
export async function fileState(
  open: () => Promise<Readable>,
  sha256: string,
): Promise<'right' | 'missing' | 'altered'> {
  try {
    return (await hashOf(await open())) === sha256 ? 'right' : 'altered'
  } catch (error) {
    if (isNotThere(error)) return 'missing'
    throw error
  }
}

export async function hashOf(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('hex')
}

/** As the disk and S3-compatible storage say it. */
export function isNotThere(error: unknown) {
  const name = error instanceof Error && ('code' in error ? error.code : error.name)
  return name === 'ENOENT' || name === 'NoSuchKey'
}
