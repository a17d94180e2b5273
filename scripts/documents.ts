/**
 * `npm run documents -- import <file> [--write]`: takes the company's own list of documents over into
 * `content/downloads/`. Exits with 1 while something is left to do by hand.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { content } from '../site/content.server.ts'
import { readRegister, registerFolder } from '../site/downloads/download-register.server.ts'
import { planImport, reportOf } from './import/plan.ts'
import { readList } from './import/read-list.ts'
import { writeRegister } from './import/write-register.ts'

try {
  await importList()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function importList(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { write: { type: 'boolean' } },
    allowPositionals: true,
  })
  const [command, file, ...others] = positionals
  if (command !== 'import' || file === undefined || others.length > 0)
    throw new Error('Usage: npm run documents -- import <file> [--write]')
  const { lines, notes } = readList(readFileSync(file, 'utf8'))
  const plan = planImport(lines, readRegister(), content().site.origin)
  notes.push(...plan.notes)
  console.log(reportOf(plan, notes, lines.length))
  if (notes.length > 0) process.exitCode = 1
  if (values.write) {
    const files = await writeRegister(plan.changes, registerFolder)
    console.log(files.length === 0 ? 'Nothing to write.' : `Written: ${files.join(', ')}. Now: npm run build`)
  } else if (plan.changes.length > 0) console.log('Nothing was written. Add --write when this is right.')
}
