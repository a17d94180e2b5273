import type { CollectionFile, EntryCollection } from '@sveltia/cms'
import type { z } from 'zod'
import { downloadSetFile } from '../downloads/download-schema.ts'
import { gameFile } from '../games/schema.ts'
import { siteFile } from '../layout/site-schema.ts'
import { fixFile, legalFile } from '../legal/legal-schema.ts'
import { pressFile } from '../press/press-schema.ts'
import { type FormField, formFields } from './form-fields.ts'

/** The words under the front matter. Markdown as it stands: a field that formats it would rewrite the whole text. */
const body = {
  name: 'body',
  label: 'Text',
  widget: 'text',
} satisfies FormField

const address = (hint: string) => ({
  editable: ['create' as const],
  pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'lower case letters, digits and hyphens'] satisfies [string, string],
  hint: `${hint}. It never changes once it is published.`,
})

export const collections: (Omit<EntryCollection, 'fields'> & { fields: FormField[] })[] = [
  {
    name: 'games',
    label: 'Games',
    label_singular: 'Game',
    icon: 'casino',
    folder: 'content/games',
    path: '{{slug}}/game',
    slug: { template: '{{name}}', ...address('Its name in the address of its page, like nemesis') },
    extension: 'yaml',
    format: 'yaml',
    identifier_field: 'name',
    thumbnail: 'tile.file',
    media_folder: 'images',
    public_folder: '',
    fields: formFields(gameFile),
  },
  {
    name: 'documents',
    label: 'Documents',
    label_singular: 'Set of documents',
    icon: 'picture_as_pdf',
    folder: 'content/downloads',
    slug: { template: '{{title}}', ...address('Its name in the address of its page, like nemesis') },
    extension: 'yaml',
    format: 'yaml',
    identifier_field: 'title',
    media_folder: '/content/files/{{slug}}',
    public_folder: '',
    fields: formFields(downloadSetFile),
  },
  {
    name: 'legal',
    label: 'Legal texts',
    label_singular: 'Legal text',
    icon: 'gavel',
    folder: 'content/legal',
    slug: { template: '{{title}}', ...address('The name of its file') },
    extension: 'md',
    format: 'yaml-frontmatter',
    fields: [...formFields(legalFile), body],
  },
]

/** Files that are one of a kind. */
export const files: (Omit<CollectionFile, 'fields'> & { fields: FormField[] })[] = [
  {
    name: 'site',
    label: 'Menus, home page, campaign',
    icon: 'home',
    file: 'content/site.yaml',
    format: 'yaml',
    media_folder: '/content/site/images',
    public_folder: '',
    fields: formFields(siteFile),
  },
  {
    name: 'press',
    label: 'Press room',
    icon: 'newspaper',
    file: 'content/press.yaml',
    format: 'yaml',
    fields: formFields(pressFile),
  },
  {
    name: 'temporary-fix',
    label: 'Temporary fix',
    icon: 'healing',
    file: 'content/temporary-fix.md',
    format: 'yaml-frontmatter',
    fields: [...formFields(fixFile), body],
  },
  {
    name: 'redirects',
    label: 'Redirects',
    icon: 'alt_route',
    file: 'content/redirects.txt',
    format: 'raw',
    fields: [{ ...body, hint: 'A line for each: the old address, the new address, 301 (for good) or 302' }],
  },
]

/** By collection, or by file where there is but one. What has no schema may be saved as it is. */
const schemas: Record<string, z.ZodType> = {
  games: gameFile,
  documents: downloadSetFile,
  legal: legalFile,
  'content/site.yaml': siteFile,
  'content/press.yaml': pressFile,
  'content/temporary-fix.md': fixFile,
}

export function schemaOf(collection: string, path: string): z.ZodType | undefined {
  return schemas[collection] ?? schemas[path]
}

export function fieldsOf(collection: string, path: string): readonly FormField[] {
  const found = collections.find((it) => it.name === collection) ?? files.find((it) => it.file === path)
  return found?.fields ?? []
}
