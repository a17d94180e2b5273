import type { CollectionFile, EntryCollection } from '@sveltia/cms'
import { z } from 'zod'
import { contactFileSchema, contactYaml } from '../contact/contact-schema.ts'
import type { Mistake } from '../content/content-mistakes.ts'
import { prose, slugPattern } from '../content/schema-parts.ts'
import { siteFileSchema, siteYaml } from '../content/site-schema.ts'
import { filesFolder, setFileSchema, setsFolder } from '../documents/document-schema.ts'
import { ludomentorFileSchema, ludomentorYaml } from '../downloads/ludomentor-schema.ts'
import { gameListsFileSchema, gameListsYaml } from '../games/game-lists-schema.ts'
import { gameFileSchema, gamesFolder } from '../games/game-schema.ts'
import { homeFileSchema, homeYaml } from '../home/home-schema.ts'
import { legalFileSchema, legalFolder } from '../legal/legal-schema.ts'
import { pressFileSchema, pressYaml } from '../press/press-schema.ts'
import { parseRedirects, staffRedirectsFile } from '../redirects/redirects.ts'
import { type EditorField, editorFields } from './editor-fields.ts'

/** The text under the front matter, as plain Markdown: a field that formats it would rewrite the whole text. */
const body = { body: prose }
const redirectLines = prose
  .superRefine((text, { addIssue }) => {
    const mistakes: Mistake[] = []
    parseRedirects(text, mistakes)
    for (const { field, problem } of mistakes) addIssue(`no mistake in ${field}: ${problem}`)
  })
  .meta({ description: 'A line each: the old address, the new one, 301 or 308 (for good), or 302' })

/** What an entry must be: keyed by collection name, or by file for a single file. */
export const schemas = {
  games: gameFileSchema,
  sets: setFileSchema,
  legal: legalFileSchema.extend(body),
  [siteYaml]: siteFileSchema,
  [homeYaml]: homeFileSchema,
  [contactYaml]: contactFileSchema,
  [gameListsYaml]: gameListsFileSchema,
  [ludomentorYaml]: ludomentorFileSchema,
  [pressYaml]: pressFileSchema,
  [staffRedirectsFile]: z.strictObject({ body: redirectLines }),
}

const address = (template: string, hint: string) => ({
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
      slug: address('{{name}}', 'Its name in the address of its page, like nemesis'),
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
      folder: setsFolder,
      slug: address('{{title}}', 'Its name in the address of its page, like nemesis'),
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
      slug: address('{{title}}', 'The name of its file'),
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

/** A file that is one of its kind. */
function single(file: keyof typeof schemas, label: string, format?: CollectionFile['format']) {
  const name = file.replace(/^content\/(.+)\..+$/, '$1')
  return { name, label, file, fields: editorFields(schemas[file]), ...(format && { format }) }
}

export const singletons = [
  single(siteYaml, 'Site and campaign'),
  single(homeYaml, 'Home page'),
  single(contactYaml, 'Contact topics'),
  single(gameListsYaml, 'Games menu and first games'),
  single(ludomentorYaml, 'Ludomentor'),
  single(pressYaml, 'Press room'),
  single(staffRedirectsFile, 'Redirects', 'raw'),
]
