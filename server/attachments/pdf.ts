import type { FileHandle } from 'node:fs/promises'
import { readAt } from './file-structure.ts'

/** Begins with its version and ends with its end mark and little more (ISO 32000-1 §7.5.2, §7.5.5). */
export async function pdfIsSound(file: FileHandle, bytes: number): Promise<boolean> {
  const start = (await readAt(file, 0, 8)).toString('latin1')
  if (!/^%PDF-[12]\.\d$/.test(start)) return false
  const end = (await readAt(file, Math.max(0, bytes - 1024), 1024)).toString('latin1')
  const mark = end.lastIndexOf('%%EOF')
  // Readers of every make accept the mark within the last 1,024 bytes, since some writers pad their files.
  return mark >= 0 && end.includes('startxref') && /^[\s\0]*$/.test(end.slice(mark + 5))
}
