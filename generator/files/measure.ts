import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { countPages } from './page-count.ts'

/** Size, checksum and (for a PDF) number of pages, read from the file itself. */
export async function measureFile(file: string): Promise<{ bytes: number; sha256: string; pages?: number }> {
  const { size } = await stat(file)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  const measured = { bytes: size, sha256: hash.digest('hex') }
  if (!file.endsWith('.pdf')) return measured
  const pages = countPages(await readFile(file))
  return pages === undefined ? measured : { ...measured, pages }
}
