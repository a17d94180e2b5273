import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cached, cachedReader } from '../content-files/content-cache.build.ts'
import { parseYaml } from '../content-files/content-file.build.ts'
import { type Checked, type Mistake, mistake } from '../content-files/content-mistakes.ts'
import { readSite } from '../content-files/read-site.build.ts'
import { slugify } from '../text/slugs.ts'
import type { SetEntry } from './document.ts'
import { documentSetSchema, documentSetsFolder, filesFolder } from './document-schema.ts'
import { splitByAvailability } from './publish-documents.build.ts'

/** Every set of documents, in the order of the sidebar. */
export const readSets = cached(() => readSetEntries().map((set) => splitByAvailability(set, readSite().origin)))

/** Every set as its file has it: `documents` holds those that are not available too. */
export const readSetEntries = cachedReader(() => {
  const names = readdirSync(documentSetsFolder).filter((name) => /\.ya?ml$/.test(name))
  const texts = new Map(names.sort().map((name) => [name, readFileSync(join(documentSetsFolder, name), 'utf8')]))
  const { value, mistakes } = parseSets(texts)
  return { value, mistakes: [...mistakes, ...setMistakes(value)] }
})

/** The file of a set, whose name is the set's `slug`. */
export function fileOfSet(slug: string): string {
  return join(documentSetsFolder, `${slug}.yaml`)
}

/** The slugs of all sets, whether or not there is a mistake in their files: `/download/<slug>` is the set's own page. */
export function slugsOfSets(): string[] {
  return readdirSync(documentSetsFolder).flatMap((name) => (fileName.test(name) ? basename(name, '.yaml') : []))
}

const fileName = /^[a-z0-9-]+\.yaml$/

/** The sets of some files, by title as the sidebar shows them. `texts`: by the name of the file. */
export function parseSets(texts: ReadonlyMap<string, string>): Checked<SetEntry[]> {
  const read = [...texts].map(([name, text]) => {
    const slug = basename(name, '.yaml')
    if (fileName.test(name)) return { slug, ...parseYaml(fileOfSet(slug), text, documentSetSchema) }
    const allowed = 'lower case letters, digits and hyphens, then .yaml'
    return { slug, value: undefined, mistakes: [mistake(documentSetsFolder, '(name of a file)', name, allowed)] }
  })
  const sets = read.flatMap(({ slug, value }) => (value ? { ...value, slug, anchor: slugify(value.title) } : []))
  sets.sort((a, b) => a.title.localeCompare(b.title, 'en'))
  return { value: sets, mistakes: read.flatMap(({ mistakes }) => mistakes) }
}

/** The mistakes in what sets say of other files: each other's, and those of their documents. */
export function setMistakes(sets: readonly SetEntry[]): Mistake[] {
  return [...repeatedValueMistakes(sets), ...missingFileMistakes(sets)]
}

/** A mistake for each title, id and link that an earlier set or document has already. */
function repeatedValueMistakes(sets: readonly SetEntry[]): Mistake[] {
  const fileOf = new Map<string, string>()
  return sets.flatMap(({ slug, anchor, documents }) => {
    const file = fileOfSet(slug)
    const values = [
      { kind: 'title', field: 'title', value: anchor },
      ...documents.flatMap(({ id, link }) => [
        { kind: 'id', field: `${id}.id`, value: id },
        { kind: 'link', field: `${id}.link`, value: link },
      ]),
    ]
    return values.flatMap(({ kind, field, value }) => {
      const firstFile = fileOf.get(`${kind} ${value}`)
      if (firstFile) return [mistake(file, field, value, `one that no other has; ${firstFile} has it`)]
      if (value) fileOf.set(`${kind} ${value}`, file)
      return []
    })
  })
}

/** A mistake for each file that a set names and that is not there, or is empty. */
function missingFileMistakes(sets: readonly SetEntry[]): Mistake[] {
  return sets.flatMap(({ slug, documents }) =>
    documents.flatMap(({ id, file }) => {
      const folder = join(filesFolder, slug)
      if (!file || statSync(join(folder, file), { throwIfNoEntry: false })?.size) return []
      return [mistake(fileOfSet(slug), `${id}.file`, file, `a file in ${folder} that is not empty`)]
    }),
  )
}
