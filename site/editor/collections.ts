import type { CollectionFile, EntryCollection } from '@sveltia/cms'
import { z } from 'zod'
import { parseRedirects, staffRedirectsFile } from '../addresses/redirects.ts'
import { contactFile } from '../contact/contact-schema.ts'
import { proseSchema, type SingleFile, slugPattern } from '../content-files/schema-parts.ts'
import { siteFile } from '../content-files/site-schema.ts'
import { documentSetSchema, documentSetsFolder, filesFolder } from '../documents/document-schema.ts'
import { ludomentorFile } from '../downloads/ludomentor-schema.ts'
import { gameListsFile } from '../games/game-lists-schema.ts'
import { gameFileSchema, gamesFolder } from '../games/game-schema.ts'
import { homeFile } from '../home/home-schema.ts'
import { legalFileSchema, legalFolder } from '../legal/legal-schema.ts'
import { pressFile } from '../press/press-schema.ts'
import { type EditorField, editorFields } from './editor-fields.ts'

/** The text under the front matter, as plain Markdown: a field that formats it would rewrite the whole text. */
const body = { body: proseSchema }
const redirectLines = proseSchema
  .superRefine((text, { addIssue }) => {
    for (const { field, problem } of parseRedirects(text).mistakes) addIssue(`no mistake in ${field}: ${problem}`)
  })
  .meta({ description: 'A line each: the old address, the new one, 301 or 308 (for good), or 302' })

/** The single files, which Sveltia CMS calls singletons. */
const singleFiles: (SingleFile & Pick<CollectionFile, 'format'>)[] = [
  siteFile,
  homeFile,
  contactFile,
  gameListsFile,
  ludomentorFile,
  pressFile,
  { file: staffRedirectsFile, label: 'Redirects', schema: z.strictObject({ body: redirectLines }), format: 'raw' },
]

const schemas = { games: gameFileSchema, sets: documentSetSchema, legal: legalFileSchema.extend(body) }

/** What an entry must be, by the name of its collection or by the path of a single file. */
export function schemaOf(name: string): z.ZodType | undefined {
  const byName: Record<string, z.ZodType> = schemas
  return byName[name] ?? singleFiles.find(({ file }) => file === name)?.schema
}

const slugField = (template: string, hint: string) => ({
  template,
  editable: ['create' as const],
  pattern: [slugPattern.source, 'lower case letters, digits and hyphens'] satisfies [string, string],
  hint: `${hint}. It never changes once it is published.`,
})

/** What has a file for each entry. `categories`: the headings that documents may have. */
export function collections(categories: readonly string[]) {
  return [
    {
      name: 'games',
      fields: editorFields(schemas.games),
      label: 'Games',
      label_singular: 'Game',
      folder: gamesFolder,
      path: '{{slug}}/game',
      slug: slugField('{{name}}', 'Its name in the address of its page, like nemesis'),
      extension: 'yaml',
      identifier_field: 'name',
      thumbnail: 'tile.file',
      media_folder: 'images',
      public_folder: '',
    },
    {
      name: 'sets',
      fields: chooseCategory(editorFields(schemas.sets), categories),
      label: 'Documents',
      label_singular: 'Set of documents',
      folder: documentSetsFolder,
      slug: slugField('{{title}}', 'Its name in the address of its page, like nemesis'),
      extension: 'yaml',
      media_folder: `/${filesFolder}/{{slug}}`,
      public_folder: '',
    },
    {
      name: 'legal',
      fields: editorFields(schemas.legal),
      label: 'Texts',
      label_singular: 'Text',
      folder: legalFolder,
      slug: slugField('{{title}}', 'The name of its file'),
      format: 'yaml-frontmatter',
    },
  ] satisfies EntryCollection[]
}

function chooseCategory(fields: readonly EditorField[], categories: readonly string[]): EditorField[] {
  return fields.map((field) => {
    if (field.name === 'category') return { ...field, widget: 'select', options: categories }
    return field.fields ? { ...field, fields: chooseCategory(field.fields, categories) } : field
  })
}

export const singletons = singleFiles.map(({ file, label, schema, format }) => ({
  name: file.replace(/^content\/(.+)\..+$/, '$1'),
  label,
  file,
  fields: editorFields(schema),
  ...(format && { format }),
}))
