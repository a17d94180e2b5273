import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readYaml } from '../content-file.server.ts'
import { ContentError, type Mistake, mistake } from '../content-mistakes.ts'
import { sectionId } from './document.ts'
import { type DownloadEntry, type DownloadSetFile, downloadSetFile } from './download-schema.ts'

const register = path.join('content', 'downloads')

/** One set as written in its file; `slug` is the file's name. */
export type DownloadSet = DownloadSetFile & { slug: string; section: string }

/**
 * Reads every file of the register, sorted by title as the sidebar shows them.
 * Throws ContentError with everything that is wrong in any of them.
 */
export function readRegister(folder = register): DownloadSet[] {
  const mistakes: Mistake[] = []
  const sets = setSlugs(folder).flatMap((slug) => {
    const set = readYaml(path.join(folder, `${slug}.yaml`), downloadSetFile, mistakes)
    return set ? [{ ...set, slug, section: sectionId(set.title) }] : []
  })
  mistakes.push(...misnamed(folder), ...crossCheck(folder, sets))
  if (mistakes.length > 0) throw new ContentError(mistakes)
  return sets.sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

/** File names of the register without their ending: `/download/<slug>` is the set's own page. */
export function setSlugs(folder = register): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => path.basename(name, '.yaml'))
    .sort()
}

/** Files that would be overlooked, or whose name makes no good address. */
function misnamed(folder: string): Mistake[] {
  const names = readdirSync(folder).filter((it) => /\.ya?ml$/.test(it) && !/^[a-z0-9-]+\.yaml$/.test(it))
  const allowed = 'lower case letters, digits and hyphens, then .yaml'
  return names.map((it) => mistake(path.join(folder, it), '(name of the file)', it, allowed))
}

/** What no single entry can know: ids and addresses used twice, and editions that replace nothing or in a circle. */
function crossCheck(folder: string, sets: readonly DownloadSet[]): Mistake[] {
  const seen = new Map<string, string>()
  const entries = new Map(sets.flatMap((set) => set.documents.map((entry) => [entry.id, entry])))
  const replacedBy = new Map<string, string>()
  const mistakes: Mistake[] = []

  for (const set of sets) {
    const file = path.join(folder, `${set.slug}.yaml`)
    const once = (field: string, value: string) => {
      const first = seen.get(`${field} ${value}`)
      if (first !== undefined)
        mistakes.push({ file, field, problem: `found ${value}, used already in ${first}` })
      seen.set(`${field} ${value}`, file)
    }
    once('title', set.section)
    for (const entry of set.documents) {
      once('id', entry.id)
      const address = entry.link ?? entry.page
      if (address !== undefined) once('address', address)
      if (entry.replaces === undefined) continue
      const fault = replacingFault(entry, entry.replaces, entries, replacedBy)
      if (fault) {
        const problem = `found ${entry.replaces}, ${fault}`
        mistakes.push({ file, field: `${entry.id}.replaces`, problem })
      }
      replacedBy.set(entry.replaces, entry.id)
    }
  }
  return mistakes
}

function replacingFault(
  entry: DownloadEntry,
  replaced: string,
  entries: ReadonlyMap<string, DownloadEntry>,
  replacedBy: ReadonlyMap<string, string>,
): string | undefined {
  if (!entries.has(replaced)) return 'allowed: the id of a document of the register'
  const other = replacedBy.get(replaced)
  if (other !== undefined) return `which ${other} replaces already`
  return replacesItself(entry, entries) ? `which leads back to ${entry.id}` : undefined
}

function replacesItself(entry: DownloadEntry, entries: ReadonlyMap<string, DownloadEntry>): boolean {
  const passed = new Set<string>()
  let next = entry.replaces
  while (next !== undefined && !passed.has(next)) {
    if (next === entry.id) return true
    passed.add(next)
    next = entries.get(next)?.replaces
  }
  return false
}
