import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Mistake } from './content-error.ts'

const keptFiles = z.record(z.string(), z.object({ sum: z.string(), content: z.unknown() }))

type KeptFiles = z.infer<typeof keptFiles>

/**
 * The contents of YAML files by path. Reading the YAML of thousands of files takes seconds and every step of a build
 * needs them, so what was read is kept in `cache` as JSON, each file for as long as no letter of it changes
 * (docs/decisions/growth.md). A file that is no YAML is left out and becomes a mistake.
 */
export function parseFiles(
  texts: ReadonlyMap<string, string>,
  mistakes: Mistake[],
  cache?: string,
): ReadonlyMap<string, unknown> {
  const known = cache === undefined ? {} : readCache(cache)
  const files: KeptFiles = {}
  for (const [file, text] of texts) {
    const sum = createHash('sha256').update(text).digest('base64')
    const before = known[file]
    if (before?.sum === sum) files[file] = before
    else {
      try {
        files[file] = { sum, content: parse(text) }
      } catch (error) {
        mistakes.push(noYaml(file, error))
      }
    }
  }
  const all = Object.entries(files)
  const isNews = all.length !== Object.keys(known).length || all.some(([file, it]) => it !== known[file])
  if (cache !== undefined && isNews) writeCache(cache, files)
  return new Map(all.map(([file, { content }]) => [file, content]))
}

/** What to say of a file that cannot be read at all, with the line and column where the reader stopped. */
export function noYaml(file: string, error: unknown): Mistake {
  return { file, field: '(whole file)', problem: error instanceof Error ? error.message : String(error) }
}

function readCache(cache: string): KeptFiles {
  if (!existsSync(cache)) return {}
  try {
    return keptFiles.parse(JSON.parse(readFileSync(cache, 'utf8')))
  } catch {
    // Damaged or of another shape: it is made anew.
    return {}
  }
}

function writeCache(cache: string, files: KeptFiles) {
  mkdirSync(path.dirname(cache), { recursive: true })
  // Written beside and moved, for another step may be reading it.
  const beside = `${cache}.${process.pid}`
  writeFileSync(beside, JSON.stringify(files))
  renameSync(beside, cache)
}
