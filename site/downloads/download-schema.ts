import { z } from 'zod'
import { isoDate, slug, text, webAddress } from '../fields.ts'
import { documentKinds, kindCodes } from './document-kinds.ts'
import { languageCodes, languages } from './languages.ts'

const languageWords = Object.fromEntries(languageCodes.map((code) => [code, languages[code].english]))

const sitePath = z.string().regex(/^\/[a-z0-9/-]+$/, 'a page of this site, like /temporary-fix')

/**
 * One document of the register. Exactly one of three says where it is:
 *
 * | key    | the document is                                                                              |
 * | ------ | -------------------------------------------------------------------------------------------- |
 * | format | served by us: `content/files/<set>/<id>.<format>`, or a placeholder until that file is there |
 * | link   | a file on another server; its pages and bytes are written here when they are known           |
 * | page   | a page of this site                                                                          |
 *
 * Size, pages and checksum of our own files are read from the files, so they may not be written here. What is not
 * known is left out; the site then says "not recorded". Of a document that only a placeholder stands for, the site says
 * nothing but its name: version, date, size, spoiler mark and edition are shown once the file is there.
 */
export const downloadEntry = z
  .strictObject({
    /** `/d/<id>` always leads to the latest edition. */
    id: slug.meta({ description: 'Never changes once published: nemesis-faq-en' }),
    /** Specification §3, "Category labels". */
    category: text.meta({ description: 'The heading it stands under, as it is written there' }),
    title: text.max(90).meta({ description: 'Without the size: that is read from the file' }),
    kind: z.enum(kindCodes).meta({ words: documentKinds }),
    language: z
      .enum(languageCodes)
      .optional()
      .meta({ words: languageWords, description: 'None where nothing is written in it, like wallpapers' }),
    format: z
      .enum(['pdf', 'zip'])
      .optional()
      .meta({ description: 'Of a file of ours', words: { pdf: 'PDF', zip: 'ZIP' } }),
    link: webAddress.optional().meta({ description: 'Of a file on another server' }),
    page: sitePath.optional().meta({ description: 'Where the document is a page of this site' }),
    version: text.optional(),
    issued: isoDate.optional(),
    pages: z.int().min(1).optional(),
    bytes: z.int().min(1).optional(),
    replaces: slug.optional().meta({ description: 'The id of the document this one takes the place of' }),
    changeNote: text.max(300).optional().meta({ title: 'What is new in it' }),
    spoiler: z
      .literal(true)
      .optional()
      .meta({ description: 'Tells what happens later: shown behind a warning' }),
    edition: z
      .enum(['print', 'screen'])
      .optional()
      .meta({ words: { print: 'For printing', screen: 'For screens' } }),
  })
  .refine((entry) => [entry.format, entry.link, entry.page].filter(Boolean).length === 1, {
    error: 'exactly one of format, link, page',
    path: ['format'],
  })
  .refine((entry) => entry.link !== undefined || (entry.pages ?? entry.bytes) === undefined, {
    error: 'pages and bytes only beside a link: those of our own files are read from the file',
    path: ['pages'],
  })

/** One file in `content/downloads/`: the documents of one game or set. */
export const downloadSetFile = z.strictObject({
  /** By the rule of specification §2 the section id as well. */
  title: text,
  game: slug.optional().meta({ collection: 'games', description: 'The game these documents belong to' }),
  alsoCalled: z.array(text).min(1).optional().meta({ description: 'Other spellings people search for' }),
  documents: z.array(downloadEntry).min(1),
})

export type DownloadEntry = z.infer<typeof downloadEntry>
export type DownloadSetFile = z.infer<typeof downloadSetFile>
