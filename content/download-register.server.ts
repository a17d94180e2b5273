import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { type DownloadEntry, type DownloadSetFile, downloadSetFile } from './download-schema.ts'
import { ContentMistakes, describeMistakes } from './mistakes.ts'
import { sectionId } from './section-id.ts'

/** One set as written in its file; `slug` is the file's name. */
export type DownloadSet = DownloadSetFile & { slug: string; section: string }

/**
 * Reads every file of the register, sorted by title as the sidebar shows them.
 * Throws ContentMistakes with everything that is wrong in any of them.
 */
export async function readRegister(folder = 'content/downloads'): Promise<DownloadSet[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort()
  const mistakes: string[] = []
  const sets: DownloadSet[] = []
  for (const name of names) {
    const file = path.join(folder, name)
    const content: unknown = parse(await readFile(file, 'utf8'))
    const result = downloadSetFile.safeParse(content)
    if (result.success) {
      sets.push({ ...result.data, slug: path.basename(name, '.yaml'), section: sectionId(result.data.title) })
    } else {
      mistakes.push(...describeMistakes(file, content, result.error.issues))
    }
  }
  mistakes.push(...crossCheck(folder, sets))
  if (mistakes.length > 0) throw new ContentMistakes(mistakes)
  return sets.sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

/** What no single entry can know: ids and addresses used twice, and editions that replace nothing or in a circle. */
function crossCheck(folder: string, sets: readonly DownloadSet[]): string[] {
  const seen = new Map<string, string>()
  const entries = new Map(sets.flatMap((set) => set.documents.map((entry) => [entry.id, entry])))
  const replacedBy = new Map<string, string>()
  const mistakes: string[] = []

  for (const set of sets) {
    const file = path.join(folder, `${set.slug}.yaml`)
    const once = (field: string, value: string) => {
      const first = seen.get(`${field} ${value}`)
      if (first !== undefined)
        mistakes.push(`${file}: ${field}: found ${JSON.stringify(value)}, used already in ${first}`)
      seen.set(`${field} ${value}`, file)
    }
    once('title', set.section)
    for (const entry of set.documents) {
      once('id', entry.id)
      const address = entry.link ?? entry.page
      if (address !== undefined) once('address', address)
      if (entry.replaces === undefined) continue
      const field = `${file}: ${entry.id}.replaces: found ${JSON.stringify(entry.replaces)}`
      const other = replacedBy.get(entry.replaces)
      if (!entries.has(entry.replaces))
        mistakes.push(`${field}, allowed: the id of a document of the register`)
      else if (other !== undefined) mistakes.push(`${field}, which ${other} replaces already`)
      else if (replacesItself(entry, entries)) mistakes.push(`${field}, which leads back to ${entry.id}`)
      replacedBy.set(entry.replaces, entry.id)
    }
  }
  return mistakes
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
