import type { CollectionFile, EntryCollection } from '@sveltia/cms'
import { z } from 'zod'
import { setFile } from '../downloads/download-schema.ts'
import { gameFile } from '../games/schema.ts'
import { fixFile, legalFile } from '../legal/legal-schema.ts'
import { pressFile } from '../press/press-schema.ts'
import { prose } from '../schema-parts.ts'
import { siteFile } from '../site-schema.ts'
import { type EditorField, editorFields } from './editor-fields.ts'

/** The words under the front matter. Markdown as it stands: a field that formats it would rewrite the whole text. */
const body = { body: prose }
const redirects = prose.meta({
  description: 'A line each: the old address, the new one, 301 (for good) or 302',
})

/** What each may hold: by the name of its collection, or by its file where there is but one. */
const schemas = {
  games: gameFile,
  documents: setFile,
  legal: legalFile.extend(body),
  'content/site.yaml': siteFile,
  'content/press.yaml': pressFile,
  'content/temporary-fix.md': fixFile.extend(body),
  'content/redirects.txt': z.strictObject({ body: redirects }),
}

export function schemaOf(collection: string, file: string): z.ZodType | undefined {
  const all: Record<string, z.ZodType> = schemas
  return all[collection] ?? all[file]
}

const address = (hint: string) => ({
  editable: ['create' as const],
  pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'lower case letters, digits and hyphens'] satisfies [string, string],
  hint: `${hint}. It never changes once it is published.`,
})

export const collections: (Omit<EntryCollection, 'fields'> & { fields: EditorField[] })[] = [
  {
    fields: editorFields(schemas.games),
    name: 'games',
    label: 'Games',
    label_singular: 'Game',
    folder: 'content/games',
    path: '{{slug}}/game',
    slug: { template: '{{name}}', ...address('Its name in the address of its page, like nemesis') },
    extension: 'yaml',
    identifier_field: 'name',
    thumbnail: 'tile.file',
    media_folder: 'images',
    public_folder: '',
  },
  {
    fields: editorFields(schemas.documents),
    name: 'documents',
    label: 'Documents',
    label_singular: 'Set of documents',
    folder: 'content/downloads',
    slug: { template: '{{title}}', ...address('Its name in the address of its page, like nemesis') },
    extension: 'yaml',
    media_folder: '/content/files/{{slug}}',
    public_folder: '',
  },
  {
    fields: editorFields(schemas.legal),
    name: 'legal',
    label: 'Legal texts',
    label_singular: 'Legal text',
    folder: 'content/legal',
    slug: { template: '{{title}}', ...address('The name of its file') },
    format: 'yaml-frontmatter',
  },
]

/** Files that are one of a kind. */
export const files: (Omit<CollectionFile, 'fields'> & { fields: EditorField[] })[] = [
  single('site', 'Site and campaign', 'content/site.yaml'),
  single('press', 'Press room', 'content/press.yaml'),
  single('temporary-fix', 'Temporary fix', 'content/temporary-fix.md', 'yaml-frontmatter'),
  single('redirects', 'Redirects', 'content/redirects.txt', 'raw'),
]

function single(
  name: string,
  label: string,
  file: Extract<keyof typeof schemas, `content/${string}`>,
  format?: CollectionFile['format'],
) {
  return { name, label, file, ...(format && { format }), fields: editorFields(schemas[file]) }
}
