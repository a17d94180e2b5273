import type { FileHandle } from 'node:fs/promises'
import { maxImagePixels } from '../../forms/attachments.ts'

/** Up to `length` bytes; fewer at the end of the file. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** Whether a picture of this size can be opened by the staff without filling their memory. */
export function fewEnoughPixels(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= maxImagePixels
}
