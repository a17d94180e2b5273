import type { FileHandle } from 'node:fs/promises'
import { fewEnoughPixels, readAt } from './file-structure.ts'

/** The container must end where the file does; the size stands in its first chunk (RFC 9649 §2). */
export async function webpIsSound(file: FileHandle, bytes: number): Promise<boolean> {
  const start = await readAt(file, 0, 30)
  if (start.length < 30 || start.readUInt32LE(4) + 8 !== bytes) return false
  if (20 + start.readUInt32LE(16) > bytes) return false
  switch (start.toString('latin1', 12, 16)) {
    case 'VP8 ':
      if (start.readUIntBE(23, 3) !== 0x9d012a) return false
      return fewEnoughPixels(start.readUInt16LE(26) & 0x3fff, start.readUInt16LE(28) & 0x3fff)
    case 'VP8L': {
      if (start[20] !== 0x2f) return false
      const packed = start.readUInt32LE(21)
      return fewEnoughPixels((packed & 0x3fff) + 1, ((packed >>> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return fewEnoughPixels(start.readUIntLE(24, 3) + 1, start.readUIntLE(27, 3) + 1)
    default:
      return false
  }
}
