import type { CollectionFile, EntryCollection } from '@sveltia/cms'
import { z } from 'zod'
import { setFile } from '../downloads/download-schema.ts'
import { gameFile } from '../games/schema.ts'
import { fixFile, legalFile } from '../legal/legal-schema.ts'
import { pressFile } from '../press/press-schema.ts'
import { prose } from '../schema-parts.ts'
import { siteFile } from '../site-schema.ts'
import { editorFields } from './editor-fields.ts'

type WithSchema<Collection> = Omit<Collection, 'fields'> & { schema: z.ZodType }

/** The words under the front matter. Markdown as it stands: a field that formats it would rewrite the whole text. */
const body = { body: prose }

const address = (template: string, hint: string) => ({
  template,
  editable: ['create' as const],
  pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'lower case letters, digits and hyphens'] satisfies [string, string],
  hint: `${hint}. It never changes once it is published.`,
})

const kinds: WithSchema<EntryCollection>[] = [
  {
    schema: gameFile,
    name: 'games',
    label: 'Games',
    label_singular: 'Game',
    folder: 'content/games',
    path: '{{slug}}/game',
    slug: address('{{name}}', 'Its name in the address of its page, like nemesis'),
    extension: 'yaml',
    identifier_field: 'name',
    thumbnail: 'tile.file',
    media_folder: 'images',
    public_folder: '',
  },
  {
    schema: setFile,
    name: 'documents',
    label: 'Documents',
    label_singular: 'Set of documents',
    folder: 'content/downloads',
    slug: address('{{title}}', 'Its name in the address of its page, like nemesis'),
    extension: 'yaml',
    media_folder: '/content/files/{{slug}}',
    public_folder: '',
  },
  {
    schema: legalFile.extend(body),
    name: 'legal',
    label: 'Legal texts',
    label_singular: 'Legal text',
    folder: 'content/legal',
    slug: address('{{title}}', 'The name of its file'),
    format: 'yaml-frontmatter',
  },
]

const singles: WithSchema<CollectionFile>[] = [
  { schema: siteFile, name: 'site', label: 'Site and campaign', file: 'content/site.yaml' },
  { schema: pressFile, name: 'press', label: 'Press room', file: 'content/press.yaml' },
  {
    schema: fixFile.extend(body),
    name: 'temporary-fix',
    label: 'Temporary fix',
    file: 'content/temporary-fix.md',
    format: 'yaml-frontmatter',
  },
  {
    schema: z.strictObject({
      body: prose.meta({
        description: 'A line each: the old address, the new one, 301 (for good) or 302',
      }),
    }),
    name: 'redirects',
    label: 'Redirects',
    file: 'content/redirects.txt',
    format: 'raw',
  },
]

/** The schema of an entry: by the name of its collection, or by its file where there is but one. */
export function schemaOf(collection: string, path: string): z.ZodType | undefined {
  const kind = kinds.find(({ name }) => name === collection) ?? singles.find(({ file }) => file === path)
  return kind?.schema
}

function withFields<Collection extends { schema: z.ZodType }>({ schema, ...collection }: Collection) {
  return { ...collection, fields: editorFields(schema) }
}

export const collections = kinds.map(withFields)

/** Files that are one of a kind. */
export const files = singles.map(withFields)
