import { z } from 'zod'
import {
  confirmableLinkSchema,
  confirmedSchema,
  openQuestionsSchema,
  pictureSchema,
  textSchema,
  urlSchema,
} from './schema-parts.ts'

const mailtoSchema = z.string().regex(/^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an address like mailto:name@example.com')

/** Where the editor on the public site keeps what is saved. */
export const editorSettingsSchema = z.strictObject({
  host: z.enum(['github', 'gitlab', 'gitea']).meta({ labels: { github: 'GitHub', gitlab: 'GitLab', gitea: 'Gitea' } }),
  repository: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'a name like owner/repository')
    .meta({ description: 'As the git host names it: owner/repository' }),
  branch: textSchema.meta({ description: 'Where the editor saves; what is published is built from it' }),
  api: urlSchema.optional().meta({ title: 'Address of its interface', description: 'Of a git server of your own' }),
  signIn: urlSchema.optional().meta({
    title: 'Sign-in service',
    description: 'For signing in without an access token; docs/editing.md says which',
  }),
  review: z.literal(true).optional().meta({ title: 'Somebody else looks at each change before it is published' }),
})

export const siteFile = {
  file: 'content/site.yaml',
  label: 'Site and campaign',
  schema: z.strictObject({
    brand: z.strictObject({ name: textSchema, legalName: textSchema }),
    origin: urlSchema.meta({ title: 'Address of the site' }),
    description: textSchema.max(160).meta({ multiline: true, description: 'What search engines show' }),
    numbers: z
      .array(z.strictObject({ value: textSchema, label: textSchema }).meta({ title: 'Number' }))
      .length(6, 'exactly six numbers')
      .meta({ title: 'The company in numbers', description: 'On the home page; the press room shows the first three' }),
    links: z.strictObject({
      careers: confirmableLinkSchema,
      support: confirmableLinkSchema,
      facebook: confirmableLinkSchema,
      instagram: confirmableLinkSchema,
      youtube: confirmableLinkSchema,
      ludomentor: confirmableLinkSchema,
    }),
    campaign: z.strictObject({
      switchAt: z.iso
        .datetime()
        .meta({ title: 'Switches at', description: 'UTC: one hour before Polish time, in summer two' }),
      before: textSchema.meta({ title: 'Label before that' }),
      after: textSchema.meta({ title: 'Label from then on' }),
      link: confirmableLinkSchema,
    }),
    analytics: z
      .strictObject({ measurementId: z.string().regex(/^G-[A-Z0-9]{6,12}$/, 'a measurement id like G-AB12CD34EF') })
      .optional()
      .meta({ description: 'Loaded for visitors who have accepted. Without it nothing is counted.' }),
    /** RFC 9116. */
    security: z
      .strictObject({
        contacts: z
          .array(z.union([urlSchema, mailtoSchema]).meta({ title: 'Contact' }))
          .min(1)
          .meta({ description: 'https:// or mailto:, the preferred way first' }),
        confirmed: confirmedSchema,
      })
      .meta({ description: 'Where people report weaknesses of the site' }),
    notFound: z.strictObject({ image: pictureSchema }),
    editor: editorSettingsSchema
      .optional()
      .meta({ description: 'Where the editor on the public site keeps what is saved' }),
    openQuestions: openQuestionsSchema,
  }),
}

export type EditorSettings = z.infer<typeof editorSettingsSchema>
export type SiteContent = z.infer<typeof siteFile.schema>
