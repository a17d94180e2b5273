import type { FileHandle } from 'node:fs/promises'
import { fewEnoughPixels, readAt } from './file-structure.ts'

/** Follows the chunks from the header to the end mark, which must be the end of the file (W3C PNG §5). */
export async function pngIsSound(file: FileHandle, bytes: number): Promise<boolean> {
  const header = await readAt(file, 8, 16)
  if (header.length < 16 || header.toString('latin1', 4, 8) !== 'IHDR') return false
  if (!fewEnoughPixels(header.readUInt32BE(8), header.readUInt32BE(12))) return false
  let hasPixels = false
  let position = 8
  for (let chunks = 0; chunks < mostChunks && position < bytes; chunks += 1) {
    const chunk = await readAt(file, position, 8)
    if (chunk.length < 8) return false
    const name = chunk.toString('latin1', 4, 8)
    if (!/^[A-Za-z]{4}$/.test(name)) return false
    hasPixels ||= name === 'IDAT'
    position += 12 + chunk.readUInt32BE(0)
    if (name === 'IEND') return hasPixels && position === bytes
  }
  return false
}

// The largest file we take, cut into the smallest chunks encoders write.
const mostChunks = 12_000
