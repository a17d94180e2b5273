import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readYaml } from '../content-file.server.ts'
import { ContentError, type Mistake, mistake } from '../content-mistakes.ts'
import { idOf } from '../ui/plain-word.ts'
import { type DownloadSet, downloadSetFile } from './download-schema.ts'

export const registerFolder = path.join('content', 'downloads')

/**
 * Reads every file of the register, sorted by title as the sidebar shows them.
 * Throws ContentError with everything that is wrong in any of them.
 */
export function readRegister(folder = registerFolder): DownloadSet[] {
  const mistakes: Mistake[] = []
  const sets = setSlugs(folder).flatMap((slug) => {
    const file = path.join(folder, `${slug}.yaml`)
    if (!/^[a-z0-9-]+$/.test(slug)) {
      const allowed = 'lower case letters, digits and hyphens, then .yaml'
      mistakes.push(mistake(folder, '(name of a file)', slug, allowed))
      return []
    }
    const set = readYaml(file, downloadSetFile, mistakes)
    return set ? [{ ...set, slug, sectionId: idOf(set.title) }] : []
  })
  mistakes.push(...usedTwice(sets, folder))
  if (mistakes.length > 0) throw new ContentError(mistakes)
  return sets.sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

/** File names of the register without their ending: `/download/<slug>` is the set's own page. */
export function setSlugs(folder = registerFolder): string[] {
  const files = readdirSync(folder).filter((it) => /\.ya?ml$/.test(it))
  return files.map((it) => path.basename(it, '.yaml')).sort()
}

/** What no single set can know: titles, ids and addresses that another one has. */
function usedTwice(sets: readonly DownloadSet[], folder: string): Mistake[] {
  const uses = sets.flatMap(({ slug, sectionId, documents }) => {
    const file = path.join(folder, `${slug}.yaml`)
    return [
      { file, field: 'title', value: sectionId },
      ...documents.flatMap(({ id, link, page }) => [
        { file, field: 'id', value: id },
        { file, field: 'address', value: link ?? page },
      ]),
    ]
  })
  const first = new Map(uses.toReversed().map((it) => [`${it.field} ${it.value}`, it]))
  return uses.flatMap((use) => {
    const { file, field, value } = use
    const other = first.get(`${field} ${value}`)
    if (value === undefined || !other || other === use) return []
    return [{ file, field, problem: `found ${value}, used already in ${other.file}` }]
  })
}
