import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Mistake } from '../../site/content/content-error.ts'

const mistakeList = z.array(z.object({ file: z.string(), field: z.string(), problem: z.string() }))

/** What the loader would find wrong with the whole content if this file held this text. Nothing is written into it. */
export async function checkDraft(root: string, file: string, text: string): Promise<readonly Mistake[]> {
  const draft = await mkdtemp(join(tmpdir(), 'draft-'))
  try {
    await linkAllBut(resolve(root), draft, file.split('/'))
    await writeFile(join(draft, file), text)
    const program = join(import.meta.dirname, 'content-mistakes.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [program], { cwd: draft })
    return mistakeList.parse(JSON.parse(stdout))
  } finally {
    await rm(draft, { recursive: true })
  }
}

/** The folders on the way to the file are real ones, everything beside them is a link to what is there. */
async function linkAllBut(from: string, to: string, [name = '', ...rest]: readonly string[]): Promise<void> {
  const beside = await readdir(from).catch(() => [])
  const wanted = beside.filter((it) => it !== name)
  await Promise.all(wanted.map((it) => symlink(join(from, it), join(to, it))))
  if (rest.length === 0) return
  await mkdir(join(to, name))
  await linkAllBut(join(from, name), join(to, name), rest)
}
