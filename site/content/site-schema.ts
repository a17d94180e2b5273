import { z } from 'zod'
import {
  openQuestionsSchema,
  outsideLinkSchema,
  pictureSchema,
  prose,
  sitePath,
  slug,
  text,
  webAddress,
} from './schema-parts.ts'

const mailto = z.string().regex(/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an address like mailto:name@example.com')

/** The product lines, in the order of their tabs. The stylesheet of the tabs (`games.css`) counts them. */
export const productLines = { main: 'Awaken Realms', questline: 'Questline', lite: 'Lite' } as const
export type ProductLine = keyof typeof productLines

/** An entry of the games menu (docs/specification.md, "Layout"). */
const menuEntrySchema = z
  .strictObject({
    label: text,
    to: z
      .union([sitePath, webAddress])
      .optional()
      .meta({ title: 'Leads to', description: '/path or https://; empty: coming soon' }),
    game: slug
      .optional()
      .meta({ title: 'Shows the game', collection: 'games', description: 'Its picture is beside the entry' }),
    confirmed: z.boolean().optional().meta({ title: 'The company has confirmed this address' }),
  })
  .meta({ title: 'Entry' })

const menuSchema = z.array(menuEntrySchema).optional()

const numberSchema = z.strictObject({ value: text, label: text })

const contactTopicSchema = z.strictObject({
  label: text,
  note: text.optional().meta({ description: 'What it is for, where the label does not say it' }),
  to: z.union([sitePath, webAddress]),
  confirmed: z.boolean().optional(),
  image: pictureSchema,
})

/** One of the five pictures of the first view; four of them lead to their game. */
const homePictureSchema = pictureSchema.extend({
  game: slug.optional().meta({ title: 'Leads to the game', collection: 'games' }),
})

/** Where the editor on the public site keeps what is saved. */
export const editorSettingsSchema = z.strictObject({
  host: z.enum(['github', 'gitlab', 'gitea']).meta({ labels: { github: 'GitHub', gitlab: 'GitLab', gitea: 'Gitea' } }),
  repository: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'a name like owner/repository')
    .meta({ description: 'As the git host names it: owner/repository' }),
  branch: text.meta({ description: 'Where the editor saves; what is published is built from it' }),
  api: webAddress.optional().meta({ title: 'Address of its interface', description: 'Of a git server of your own' }),
  signIn: webAddress.optional().meta({
    title: 'Sign-in service',
    description: 'For signing in without an access token; docs/editing.md says which',
  }),
  review: z.literal(true).optional().meta({ title: 'Somebody else looks at each change before it is published' }),
})

export const siteYaml = 'content/site.yaml'

export const siteFileSchema = z.strictObject({
  brand: z.strictObject({ name: text, legalName: text }),
  origin: webAddress.meta({ title: 'Address of the site' }),
  description: text.max(160).meta({ multiline: true, description: 'What search engines show' }),
  home: z.strictObject({
    title: text,
    intro: z.array(prose.meta({ title: 'Paragraph' })).min(1),
    images: z.array(homePictureSchema.meta({ title: 'Picture' })).length(5, 'exactly five pictures'),
    values: z.array(z.strictObject({ title: text, desc: prose })).length(3, 'passion, community, inspiration'),
    valuesPicture: pictureSchema,
    numbers: z.array(numberSchema).length(6, 'exactly six numbers'),
  }),
  menus: z.strictObject({
    main: menuSchema.meta({ description: 'What is below the games, which follow by themselves' }),
    questline: menuSchema,
    lite: menuSchema,
  } satisfies Record<ProductLine, z.ZodType>),
  featuredGames: z
    .array(slug.meta({ title: 'Game', collection: 'games' }))
    .min(1)
    .meta({ description: 'What the page of all games begins with: those with the strongest pictures' }),
  links: z.strictObject({
    careers: outsideLinkSchema,
    support: outsideLinkSchema,
    facebook: outsideLinkSchema,
    instagram: outsideLinkSchema,
    youtube: outsideLinkSchema,
  }),
  ludomentor: z.strictObject({
    desc: prose,
    image: pictureSchema,
    site: outsideLinkSchema,
    ios: outsideLinkSchema,
    android: outsideLinkSchema,
    desktop: outsideLinkSchema,
  }),
  campaign: z.strictObject({
    switchAt: z.iso
      .datetime()
      .meta({ title: 'Switches at', description: 'UTC: one hour before Polish time, in summer two' }),
    before: text.meta({ title: 'Label before that' }),
    after: text.meta({ title: 'Label from then on' }),
    link: outsideLinkSchema,
  }),
  contactTopics: z.array(contactTopicSchema.meta({ title: 'Topic' })).min(1),
  analytics: z
    .strictObject({ measurementId: z.string().regex(/^G-[A-Z0-9]{6,12}$/, 'a measurement id like G-AB12CD34EF') })
    .optional()
    .meta({ description: 'Loaded for visitors who have accepted. Without it nothing is counted.' }),
  /** RFC 9116. */
  security: z
    .strictObject({
      contacts: z
        .array(z.union([webAddress, mailto]).meta({ title: 'Contact' }))
        .min(1)
        .meta({ description: 'https:// or mailto:, the preferred way first' }),
      confirmed: z.boolean(),
    })
    .meta({ description: 'Where people report weaknesses of the site' }),
  notFound: z.strictObject({ image: pictureSchema }),
  editor: editorSettingsSchema
    .optional()
    .meta({ description: 'Where the editor on the public site keeps what is saved' }),
  openQuestions: openQuestionsSchema,
})

export type MenuEntry = z.infer<typeof menuEntrySchema>
export type EditorSettings = z.infer<typeof editorSettingsSchema>
export type SiteFile = z.infer<typeof siteFileSchema>
