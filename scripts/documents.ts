/**
 * `npm run documents -- import <file> [--write]`: imports the company's list of documents into `content/documents/`.
 * Exits with 1 while something is left to do by hand.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readSite } from '../site/content-files/read-site.build.ts'
import { fileOfSet, readSetEntries } from '../site/documents/read-sets.build.ts'
import { makeChangedFiles, matchList, reportOf } from './import/match.ts'

const { values, positionals } = parseArgs({ options: { write: { type: 'boolean' } }, allowPositionals: true })
const [command, file] = positionals
if (command !== 'import' || file === undefined) {
  console.error('Usage: npm run documents -- import <file> [--write]')
  process.exit(1)
}
try {
  // The readers throw when there is a mistake in a file of a set, or in content/site.yaml.
  const matches = matchList(readFileSync(file, 'utf8'), readSetEntries(), readSite().origin)
  console.log(reportOf(matches))
  if (matches.some(({ status }) => status === 'unclear')) process.exitCode = 1
  const changed = makeChangedFiles(matches, (slug) => readFileSync(fileOfSet(slug), 'utf8'))
  if (values.write) {
    for (const [slug, text] of changed) writeFileSync(fileOfSet(slug), text)
    console.log(`Written: ${[...changed.keys()].map(fileOfSet).join(', ') || 'nothing'}`)
  } else console.log('Nothing was written. Add --write when this is right.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
