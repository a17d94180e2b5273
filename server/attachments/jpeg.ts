import type { FileHandle } from 'node:fs/promises'
import { fewEnoughPixels, readAt } from './file-structure.ts'

/**
 * Follows the segments to the frame header, which holds the size, and on to the first scan (ITU-T T.81 annex B), and
 * looks for the end mark behind it. Phones append previews and motion to photos, so something may follow the end mark;
 * archives and markup are looked for elsewhere.
 */
export async function jpegIsSound(file: FileHandle, bytes: number): Promise<boolean> {
  let sized = false
  let position = 2
  for (let segments = 0; segments < mostSegments; segments += 1) {
    const segment = await readAt(file, position, 9)
    if (segment.length < 9 || segment[0] !== 0xff) return false
    const marker = segment.readUInt8(1)
    if (marker === 0xff) {
      position += 1
      continue
    }
    if (isFrameHeader(marker)) {
      if (!fewEnoughPixels(segment.readUInt16BE(7), segment.readUInt16BE(5))) return false
      sized = true
    }
    const length = segment.readUInt16BE(2)
    if (length < 2) return false
    position += 2 + length
    if (marker === startOfScan) return sized && (await hasEnd(file, position, bytes))
  }
  return false
}

const mostSegments = 2000
const startOfScan = 0xda

function isFrameHeader(marker: number) {
  // C4, C8 and CC are in the same row of the table but are no frame headers.
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

async function hasEnd(file: FileHandle, from: number, bytes: number) {
  const piece = 64 * 1024
  for (let end = bytes; end > from; end -= piece) {
    // One byte more, for a mark that lies across two pieces.
    const start = Math.max(from, end - piece)
    if ((await readAt(file, start, end - start + 1)).includes('\xff\xd9', 0, 'latin1')) return true
  }
  return false
}
