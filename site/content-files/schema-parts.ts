import { z } from 'zod'

// In the editor a field has the title and description of its `meta`; without a title the words of its name are shown.

/** A content file that stands alone, and is no entry of a collection. `label`: its name in the editor. */
export type SingleFile<T = unknown> = { file: string; label: string; schema: z.ZodType<T> }

export const textSchema = z.string().trim().min(1)

/** `games/nemesis` style addresses are made of these: lower case letters, digits, single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const slugSchema = z.string().regex(slugPattern, 'a slug: lower case letters, digits and hyphens')

export const proseSchema = textSchema.meta({ title: 'Text', multiline: true })
export const sitePathSchema = z
  .string()
  .regex(/^\/(?!\/)[\w./#-]*$/, 'a path on this site, like /download or /download#nemesis')
export const urlSchema = z
  .url({ protocol: /^https$/, error: 'an address that starts with https://' })
  // The editor takes over the pattern, without flags.
  .regex(/^([^\s%]|%[0-9a-fA-F]{2})*$/, 'an address without spaces, which are written %20, and a per cent sign as %25')
/** Where a link leads: to a page of this site or elsewhere. */
export const linkSchema = z.union([sitePathSchema, urlSchema])
export const isoDateSchema = z.iso.date({ error: 'a date like 2026-11-20' })

/** What the company or its lawyer has still to answer. `npm run launch-check` lists it; no page shows it. */
export const openQuestionsSchema = z
  .array(textSchema.meta({ title: 'Question' }))
  .min(1)
  .optional()
  .meta({ title: 'To be answered', description: 'By the company or its lawyer. No page shows it.' })

/** False: no source states this address. */
export const confirmedSchema = z.boolean().meta({
  title: 'The company has confirmed this address',
  description: 'Until then `npm run launch-check` lists it',
})

/** A link that leaves the site. */
export const confirmableLinkSchema = z.strictObject({
  href: urlSchema.meta({ title: 'Address' }),
  confirmed: confirmedSchema,
})

/** How the names of pictures may end. */
export const pictureFormats = ['webp', 'avif', 'png', 'jpg']

/** A picture in the `images/` folder beside the content file. The alternative text says what is seen. */
export const pictureSchema = z.strictObject({
  file: z
    .string()
    .regex(
      new RegExp(`^[a-z0-9-]+\\.(${pictureFormats.join('|')})$`),
      `a name of lower case letters, digits and hyphens that ends in .${pictureFormats.join(', .')}`,
    )
    .meta({ title: 'Picture', shows: 'picture' }),
  alt: textSchema.max(180).meta({ title: 'In words', description: 'What is seen, for people who cannot see it' }),
  focus: z
    .enum(['top', 'upper', 'bottom', 'left', 'right'])
    .optional()
    .meta({ title: 'Stays in view', description: 'The part that is kept where the picture is cut' }),
})

export type ContentPicture = z.infer<typeof pictureSchema>
export type PictureFocus = NonNullable<ContentPicture['focus']>
