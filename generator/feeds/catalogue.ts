import { z } from 'zod'
import { type DocumentSet, type GameDocument, isStandIn, standInMark } from '../../site/downloads/document.ts'
import { kindCodes } from '../../site/downloads/document-kinds.ts'
import { flagOf, languageCodes } from '../../site/downloads/languages.ts'

const address = z.url()

const document = z.strictObject({
  id: z.string().describe('Never changes.'),
  set: z.string(),
  game: z.string(),
  category: z.string(),
  title: z.string(),
  kind: z.enum(kindCodes),
  language: z.enum(languageCodes).optional().describe('BCP 47; absent where nothing is written.'),
  downloadUrl: address.describe(
    'This edition. For files on this site the address never shows anything else.',
  ),
  flagUrl: address.optional(),
  latestUrl: address.describe('Always leads to the latest edition.'),
  is: z.enum(['published', 'stand-in', 'form', 'outside', 'page']).describe('What is at the address.'),
  standIn: z
    .literal(true)
    .optional()
    .describe(`${standInMark}: what is at the address only holds its place.`),
  version: z.string().optional(),
  issued: z.iso.date().optional(),
  pages: z.int().min(1).optional(),
  bytes: z.int().min(1).optional(),
  sha256: z.string().length(64).optional(),
  replaces: z.string().optional(),
  replacedBy: z.string().optional(),
  changeNote: z.string().optional(),
  spoiler: z.literal(true).optional(),
  edition: z.enum(['print', 'screen']).optional(),
  thumbnail: address.optional(),
})

const set = z.strictObject({
  slug: z.string(),
  title: z.string(),
  page: address,
  atom: address,
  json: address,
  alsoCalled: z.array(z.string()),
  archive: z.strictObject({ url: address, bytes: z.int(), files: z.int() }).optional(),
})

/** The register for everybody's use. Facts that are not known are absent. */
const catalogueFile = z.strictObject({ $schema: address, sets: z.array(set), documents: z.array(document) })

export type Catalogue = z.infer<typeof catalogueFile>

/** The published JSON Schema; the very schema the catalogue is checked with. */
export function catalogueSchema(origin: string): object {
  return {
    $id: `${origin}/catalogue.schema.json`,
    title: 'Catalogue of documents',
    ...z.toJSONSchema(catalogueFile),
  }
}

/** Throws ZodError when the catalogue would not fit its own schema. */
export function catalogueOf(groups: readonly DocumentSet[], origin: string): Catalogue {
  const whole = (path: string) => new URL(path, origin).href
  return catalogueFile.parse({
    $schema: whole('/catalogue.schema.json'),
    sets: groups.map(({ slug, title, alsoCalled, archive }) => ({
      slug,
      title,
      page: whole(`/download/${slug}`),
      atom: whole(`/download/${slug}/feed.atom`),
      json: whole(`/download/${slug}/feed.json`),
      alsoCalled,
      ...(archive
        ? { archive: { url: whole(archive.address), bytes: archive.bytes, files: archive.files } }
        : {}),
    })),
    documents: groups.flatMap((group) => group.documents.map((it) => documentOf(it, group.slug, whole))),
  })
}

function documentOf({ thumbnail, ...rest }: GameDocument, slug: string, whole: (path: string) => string) {
  return {
    ...rest,
    ...(isStandIn(rest) ? { standIn: true } : {}),
    set: slug,
    downloadUrl: whole(rest.downloadUrl),
    latestUrl: whole(`/d/${rest.id}`),
    ...(rest.language === undefined ? {} : { flagUrl: whole(flagOf(rest.language)) }),
    ...(thumbnail === undefined ? {} : { thumbnail: whole(thumbnail) }),
  }
}
