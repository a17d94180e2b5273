import { z } from 'zod'
import { kindCodes } from './document-kinds.ts'
import { languageCodes } from './languages.ts'
import { isoDate, slug, text, webAddress } from './schema.ts'

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
    /** Never changes once published: `/d/<id>` always leads to the latest edition. */
    id: slug,
    /** Free text, shown as written (specification §3, "Category labels"). */
    category: text,
    /** As shown, without the size: that is added from the file itself. */
    title: text.max(90),
    kind: z.enum(kindCodes),
    /** Absent only where nothing is written in the document, like a set of wallpapers. */
    language: z.enum(languageCodes).optional(),
    format: z.enum(['pdf', 'zip']).optional(),
    link: webAddress.optional(),
    page: sitePath.optional(),
    version: text.optional(),
    issued: isoDate.optional(),
    pages: z.int().min(1).optional(),
    bytes: z.int().min(1).optional(),
    /** The id of the document this one takes the place of. */
    replaces: slug.optional(),
    changeNote: text.max(300).optional(),
    /** Tells what happens later in the game: shown behind a warning. */
    spoiler: z.literal(true).optional(),
    edition: z.enum(['print', 'screen']).optional(),
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
  /** The heading, and by the rule of specification §2 the section id. */
  title: text,
  /** The game page these documents belong to. */
  game: slug.optional(),
  /** Other spellings people search for. */
  alsoCalled: z.array(text).min(1).optional(),
  documents: z.array(downloadEntry).min(1),
})

export type DownloadEntry = z.infer<typeof downloadEntry>
export type DownloadSetFile = z.infer<typeof downloadSetFile>
