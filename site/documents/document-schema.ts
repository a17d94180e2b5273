import { z } from 'zod'
import { isoDateSchema, sitePathSchema, slugSchema, textSchema, urlSchema } from '../content-files/schema-parts.ts'
import { documentKinds, kindCodes } from './document-kinds.ts'
import { languageCodes, languages } from './languages.ts'

const kindLabels = Object.fromEntries(kindCodes.map((code) => [code, documentKinds[code].name]))
const languageLabels = Object.fromEntries(languageCodes.map((code) => [code, languages[code].english]))

/**
 * One document as staff write it down. At most one of three says where it is:
 *
 * | key  | the document is                                                            |
 * | ---- | -------------------------------------------------------------------------- |
 * | file | a file of ours in `content/files/<set>/`; its bytes are read from the file |
 * | link | a file on another server; its bytes are written here when they are known   |
 * | page | a page of this site                                                        |
 * | none | not available yet: named, and nothing leads to it                          |
 *
 * What is not known is left out.
 */
export const documentSchema = z
  .strictObject({
    /** `/d/<id>` always leads to the latest edition. */
    id: slugSchema.meta({ description: 'Like nemesis-faq-en. It never changes once it is published.' }),
    /** docs/specification.md, "Download entry". */
    category: textSchema.meta({ description: 'The heading it is listed under' }),
    title: textSchema
      .max(90)
      // The row would show two sizes.
      .refine((title) => !/\d ?[kMG]B\)?$/i.test(title), 'a title without the size')
      .meta({ description: 'Without the size: that is read from the file' }),
    kind: z.enum(kindCodes).meta({ labels: kindLabels }),
    language: z
      .enum(languageCodes)
      .optional()
      .meta({ labels: languageLabels, description: 'None where nothing is written in it, like wallpapers' }),
    file: z
      .string()
      .regex(/^[a-z0-9][a-z0-9._-]*\.(pdf|zip)$/, 'a PDF or ZIP file, like rules.pdf')
      .optional()
      .meta({ shows: 'file', description: 'A PDF or ZIP of at most 90 MB, which this site serves itself' }),
    link: urlSchema.optional().meta({ description: 'Instead of a file: its address on another server' }),
    page: sitePathSchema
      .optional()
      .meta({ description: 'Instead of a file: its address, when it is a page of this site' }),
    version: textSchema.optional(),
    issued: isoDateSchema
      .refine((day) => day <= new Date().toISOString(), 'a day that has come')
      .optional()
      .meta({ description: 'The date of this edition' }),
    pages: z.int().min(1).optional(),
    bytes: z.int().min(1).optional().meta({ description: 'The size of the file behind a link, when it is known' }),
    earlierEdition: z
      .literal(true)
      .optional()
      .meta({ description: 'Kept for those who own it, beside the latest edition' }),
    changeNote: textSchema.max(300).optional().meta({ title: 'What is new in it' }),
    spoiler: z.literal(true).optional().meta({ description: 'Tells what happens later: a line below it says so' }),
    madeFor: z
      .enum(['print', 'screen'])
      .optional()
      .meta({ labels: { print: 'For printing', screen: 'For screens' } }),
  })
  .meta({ title: 'Document', summary: '{{title}} ({{id}})' })
  .refine((entry) => [entry.file, entry.link, entry.page].filter(Boolean).length <= 1, {
    error: 'only one of file, link, page',
    path: ['file'],
  })

export const documentSetsFolder = 'content/documents'
/** The files that this site serves itself: a folder for each set. */
export const filesFolder = 'content/files'

/** One file in `content/documents/`: the documents of one game or set. */
export const documentSetSchema = z.strictObject({
  /** The id of the set's section is also made of it (docs/specification.md, "Download centre"). */
  title: textSchema.regex(/[A-Za-z0-9]/, 'a title with a Latin letter or a digit, for its address'),
  alsoCalled: z
    .array(textSchema.meta({ title: 'Spelling' }))
    .min(1)
    .optional()
    .meta({ description: 'Other spellings people search for' }),
  documents: z
    .array(documentSchema)
    .min(1)
    .superRefine((documents, { addIssue }) => {
      const ids = documents.map(({ id }) => id)
      for (const [index, id] of ids.entries())
        if (ids.indexOf(id) < index)
          addIssue({ code: 'custom', path: [index, 'id'], message: 'an id that no other document has' })
    }),
})
