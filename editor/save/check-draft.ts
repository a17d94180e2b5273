import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ContentError, type Mistake } from '../../site/content/content-error.ts'
import { readRegister } from '../../site/content/download-register.server.ts'
import { gameSlugs, readContent } from '../../site/content/load.server.ts'
import { joinRegister } from '../../site/content/load-downloads.server.ts'
import { readFix } from '../../site/content/load-fix.server.ts'
import { checked } from '../../site/content/read-file.server.ts'
import { readRedirects, redirectsFile } from '../fields/redirects.ts'

const mistakeList = z.array(z.object({ file: z.string(), field: z.string(), problem: z.string() }))

/**
 * What the loader would find wrong with the whole content if this file held this text, or were not there. It looks at a
 * folder of links, in a process of its own since loaders keep what they read.
 */
export async function checkDraft(root: string, file: string, text?: string): Promise<readonly Mistake[]> {
  const draft = await mkdtemp(join(tmpdir(), 'draft-'))
  try {
    await linkAllBut(resolve(root), draft, file.split('/'))
    if (text !== undefined) await writeFile(join(draft, file), text)
    const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename], { cwd: draft })
    return mistakeList.parse(JSON.parse(stdout))
  } finally {
    await rm(draft, { recursive: true })
  }
}

/** The folders on the way to the file are real ones, everything beside them is a link to what is there. */
async function linkAllBut(from: string, to: string, [name = '', ...rest]: readonly string[]): Promise<void> {
  const beside = await readdir(from).catch(() => [])
  await Promise.all(beside.filter((it) => it !== name).map((it) => symlink(join(from, it), join(to, it))))
  if (rest.length === 0) return
  await mkdir(join(to, name))
  await linkAllBut(join(from, name), join(to, name), rest)
}

function mistakes(): Mistake[] {
  const found: Mistake[] = []
  const setsOnly = () => readRegister().map((it) => ({ ...it, documents: [] }))
  const readSets = () => joinRegister(setsOnly(), { files: {}, archives: {} }, gameSlugs())
  for (const read of [readContent, readFix, readSets]) {
    try {
      read()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      found.push(...error.mistakes)
    }
  }
  const file = 'content/redirects.txt'
  checked(file, readRedirects(readFileSync(file, 'utf8')), redirectsFile, found)
  return found
}

if (import.meta.main) console.log(JSON.stringify(mistakes()))
