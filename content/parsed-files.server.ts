import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'

const kept = z.object({ sum: z.string(), files: z.record(z.string(), z.unknown()) })

/**
 * The contents of YAML files by path. Reading the YAML of tens of thousands of documents takes seconds and every step
 * of a build needs them, so what was read is kept in `cache` as JSON, for as long as no letter of it changes.
 */
export function parseFiles(texts: ReadonlyMap<string, string>, cache?: string): ReadonlyMap<string, unknown> {
  const hash = createHash('sha256')
  for (const [file, text] of texts) hash.update(`${file}\0${text}\0`)
  const sum = hash.digest('hex')
  const known = cache === undefined ? undefined : readCache(cache)
  if (known?.sum === sum) return new Map(Object.entries(known.files))
  const files = new Map([...texts].map(([file, text]): [string, unknown] => [file, parse(text)]))
  if (cache !== undefined) {
    mkdirSync(path.dirname(cache), { recursive: true })
    // Written beside and moved, for another step may be reading it.
    const beside = `${cache}.${process.pid}`
    writeFileSync(beside, JSON.stringify({ sum, files: Object.fromEntries(files) }))
    renameSync(beside, cache)
  }
  return files
}

function readCache(cache: string): z.infer<typeof kept> | undefined {
  if (!existsSync(cache)) return undefined
  try {
    return kept.parse(JSON.parse(readFileSync(cache, 'utf8')))
  } catch {
    // Damaged or of another shape: it is made anew.
    return undefined
  }
}
