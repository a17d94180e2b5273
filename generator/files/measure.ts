import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'

/** Size, checksum and (for a PDF) number of pages, read from the file itself. */
export async function measureFile(file: string): Promise<{ bytes: number; sha256: string; pages?: number }> {
  const { size } = await stat(file)
  if (size === 0) throw new Error(`${file}: found an empty file, allowed: the whole document`)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  const measured = { bytes: size, sha256: hash.digest('hex') }
  if (!file.endsWith('.pdf')) return measured
  const pages = await countPages(file)
  return pages === undefined ? measured : { ...measured, pages }
}

/** Undefined for a file that no PDF reader opens: the site then leaves the number out rather than guess. */
async function countPages(file: string): Promise<number | undefined> {
  try {
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(file)), { verbosity: 0 })
    const { numPages } = pdf
    await pdf.loadingTask.destroy()
    return numPages
  } catch (error) {
    console.warn(`${file}: its pages could not be counted: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}
