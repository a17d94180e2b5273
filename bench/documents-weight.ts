import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { answer, libraryOf } from '../site/downloads/use-search-index.ts'
import type { SearchIndex } from '../site/content/download-rows.ts'

const questions = [
  'nemesis rulebook deutsch',
  'nemezis rulebok polski',
  'save',
  'zzzzzz',
  'tainted grail journal',
]

/** Compressed size of the page and of the search's index in kB, and how long the slowest of five searches takes. */
export async function weigh(folder: string): Promise<{ page: number; index: number; search: number }> {
  const site = path.join(folder, 'build/client/download')
  const list = readFileSync(path.join(site, 'index.json'))
  const index: SearchIndex = JSON.parse(list.toString())
  const library = libraryOf(index)
  const times = questions.map((query) => {
    answer(library, { query })
    const began = performance.now()
    answer(library, { query })
    return performance.now() - began
  })
  return {
    page: compressed(readFileSync(path.join(site, 'index.html'))),
    index: compressed(list),
    search: Math.max(...times),
  }
}

function compressed(bytes: Buffer): number {
  return Math.round(
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length / 1000,
  )
}
