import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { type Document, parse, parseDocument } from 'yaml'
import { applyChanges, isFields } from './apply-changes.ts'
import { keepBreaks } from './keep-breaks.ts'

/** What two people changed in the same place; nothing is written. */
export class Conflict extends Error {
  readonly fields: readonly string[]

  constructor(fields: readonly string[]) {
    super(`somebody else has changed these meanwhile: ${fields.join(', ')}`)
    this.fields = fields
  }
}

/**
 * The text of a YAML file with what changed between `before` and `after`. `normal` brings what the file holds now into
 * the shape of these two. Throws Conflict where the file was changed in the same place since it was opened.
 */
export function mergeYaml(
  text: string,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  normal: (now: unknown) => unknown,
): string {
  const document = parseDocument(text)
  const [fault] = document.errors
  if (fault) throw fault
  const rewritten = write(parseDocument(text))
  const now = normal(document.toJS())
  const conflicts = applyChanges(document, before, after, isFields(now) ? now : {})
  if (conflicts.length > 0) throw new Conflict(conflicts)
  return withOldLines(text, rewritten, write(document))
}

/** New files are written as changed ones are. */
export function write(document: Document): string {
  const text = document.toString({ lineWidth: 100, minContentWidth: 0, singleQuote: true })
  // Space inside the brackets of a map, as it has by default, but none inside those of a list.
  return text.replace(/^(\s*(?:- )?\w+: )\[ (.*) \]$/gm, '$1[$2]')
}

/**
 * Writing a file anew breaks some lines elsewhere and drops a space here and there. Only what differs between the two
 * that were written anew goes into the file as it is, so that a difference shows what was changed and nothing else.
 */
function withOldLines(text: string, rewritten: string, changed: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'))
  try {
    for (const [name, content] of Object.entries({ text, rewritten, changed }))
      writeFileSync(join(folder, name), content)
    const merge = ['merge-file', '-p', '-q', '--theirs', 'text', 'rewritten', 'changed']
    const { stdout, status } = spawnSync('git', merge, { cwd: folder, encoding: 'utf8' })
    const merged = status === 0 && says(stdout, changed) ? stdout : changed
    const kept = keepBreaks(text, merged)
    return says(kept, changed) ? kept : merged
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function says(text: string, wanted: string): boolean {
  try {
    return isDeepStrictEqual(parse(text), parse(wanted))
  } catch {
    // Lines of two ways of writing that do not fit together: the whole is taken as it was written anew.
    return false
  }
}
