import { type FileHandle, open } from 'node:fs/promises'
import type { AttachmentType } from '../../forms/attachments.ts'
import { readAt } from './file-structure.ts'
import { jpegIsSound } from './jpeg.ts'
import { pngIsSound } from './png.ts'
import { webpIsSound } from './webp.ts'

/**
 * The type of a file by its content alone, or undefined when it is none of the four, is cut off, is a picture of more
 * pixels than a scan has, or is something else at the same time (a picture with an archive or a script behind it).
 */
export async function fileKind(path: string, bytes: number): Promise<AttachmentType | undefined> {
  const file = await open(path)
  try {
    const start = await readAt(file, 0, 12)
    const sound = start.length === 12 ? checks.find((it) => it.starts(start)) : undefined
    return sound && (await sound.isSound(file, bytes)) && !(await hidesMore(file, bytes))
      ? sound.type
      : undefined
  } finally {
    await file.close()
  }
}

const checks = [
  {
    type: 'image/png',
    starts: (it: Buffer) => it.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n',
    isSound: pngIsSound,
  },
  { type: 'image/jpeg', starts: (it: Buffer) => it.readUIntBE(0, 3) === 0xffd8ff, isSound: jpegIsSound },
  {
    type: 'image/webp',
    starts: (it: Buffer) => it.toString('latin1', 0, 4) === 'RIFF' && it.toString('latin1', 8, 12) === 'WEBP',
    isSound: webpIsSound,
  },
  {
    type: 'application/pdf',
    starts: (it: Buffer) => it.toString('latin1', 0, 5) === '%PDF-',
    isSound: pdfIsSound,
  },
] as const

// An archive's directory stands at its end, within reach of the longest comment; markup is looked for at the start,
// where a browser that guesses types looks.
const archiveReach = 66_000
const guessReach = 1500

async function hidesMore(file: FileHandle, bytes: number) {
  const end = await readAt(file, Math.max(0, bytes - archiveReach), archiveReach)
  if (end.includes('PK\x05\x06', 0, 'latin1')) return true
  const start = (await readAt(file, 0, guessReach)).toString('latin1').toLowerCase()
  return ['<script', '<html', '<!doctype', '<?php', '<svg', '<body', '<iframe', '#!/'].some((it) =>
    start.includes(it),
  )
}

/** Begins with its version and ends with its end mark and little more (ISO 32000-1 §7.5.2, §7.5.5). */
async function pdfIsSound(file: FileHandle, bytes: number): Promise<boolean> {
  const start = (await readAt(file, 0, 8)).toString('latin1')
  if (!/^%PDF-[12]\.\d$/.test(start)) return false
  const end = (await readAt(file, Math.max(0, bytes - 1024), 1024)).toString('latin1')
  const mark = end.lastIndexOf('%%EOF')
  // Readers of every make accept the mark within the last 1,024 bytes, since some writers pad their files.
  return mark >= 0 && end.includes('startxref') && /^[\s\0]*$/.test(end.slice(mark + 5))
}
