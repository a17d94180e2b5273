import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { readYaml } from '../content/content-file.build.ts'
import { type Mistake, mistake } from '../content/content-mistakes.ts'
import { readOnce } from '../content/read-once.build.ts'
import { siteFile } from '../content/site-file.build.ts'
import { slugify } from '../text/slugs.ts'
import { type DocumentSet, type SetEntry, setFileSchema } from './document-schema.ts'
import { filesFolder, splitByAvailability } from './locate-documents.build.ts'

const setsFolder = join('content', 'downloads')

/** Every set of documents, in the order of the sidebar. */
export const sets = readOnce((): DocumentSet[] =>
  setEntries().map((set) => splitByAvailability(set, siteFile().origin)),
)

/** The same as their files have them. */
export const setEntries = readOnce((mistakes) => readSets(mistakes))

/** The file of a set, whose name is the set's `slug`. */
export function setYaml(slug: string, folder = setsFolder): string {
  return join(folder, `${slug}.yaml`)
}

/** Reads all sets, sorted by title as the sidebar shows them. Adds to `mistakes` what is wrong in any. */
export function readSets(mistakes: Mistake[], folder = setsFolder): SetEntry[] {
  for (const name of readdirSync(folder))
    if (/\.ya?ml$/.test(name) && !fileName.test(name))
      mistakes.push(mistake(folder, '(name of a file)', name, 'lower case letters, digits and hyphens, then .yaml'))
  const sets = setSlugs(folder).flatMap((slug) => {
    const set = readYaml(setYaml(slug, folder), setFileSchema, mistakes)
    return set ? [{ ...set, slug, anchor: slugify(set.title) }] : []
  })
  mistakes.push(...repeatedValues(sets, folder))
  return sets.sort((a, b) => a.title.localeCompare(b.title, 'en'))
}

const fileName = /^[a-z0-9-]+\.yaml$/

/** The names of the sets' files without their ending: `/download/<slug>` is the set's own page. */
export function setSlugs(folder = setsFolder): string[] {
  const files = readdirSync(folder).filter((name) => fileName.test(name))
  return files.map((name) => basename(name, '.yaml')).sort()
}

/** A mistake for each title, id and link that an earlier set or document has already. */
function repeatedValues(sets: readonly SetEntry[], folder: string): Mistake[] {
  const fileOf = new Map<string, string>()
  return sets.flatMap(({ slug, anchor, documents }) => {
    const file = setYaml(slug, folder)
    const values = [
      { field: 'title', value: anchor },
      ...documents.map(({ id }) => ({ field: 'id', value: id })),
      ...documents.map(({ link }) => ({ field: 'link', value: link })),
    ]
    return values.flatMap(({ field, value }) => {
      const firstFile = fileOf.get(`${field} ${value}`)
      if (firstFile) return [mistake(file, field, value, `one that ${firstFile} does not have`)]
      if (value) fileOf.set(`${field} ${value}`, file)
      return []
    })
  })
}

/** A mistake for each file that a set names and that is not there, or is empty. */
export function missingDocuments(sets: readonly SetEntry[]): Mistake[] {
  return sets.flatMap(({ slug, documents }) =>
    documents.flatMap(({ id, file }) => {
      const wanted = join(filesFolder, slug, file ?? '')
      if (!file || statSync(wanted, { throwIfNoEntry: false })?.size) return []
      return [mistake(setYaml(slug), `${id}.file`, file, `no file, until ${wanted} is there`)]
    }),
  )
}
