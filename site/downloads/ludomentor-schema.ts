import { z } from 'zod'
import {
  confirmableLinkSchema,
  openQuestionsSchema,
  pictureSchema,
  proseSchema,
} from '../content-files/schema-parts.ts'

/** The block for the rule assistant app. The address of its site is among the links of `content/site.yaml`. */
export const ludomentorFile = {
  file: 'content/ludomentor.yaml',
  label: 'Ludomentor',
  schema: z.strictObject({
    desc: proseSchema,
    image: pictureSchema,
    ios: confirmableLinkSchema,
    android: confirmableLinkSchema,
    desktop: confirmableLinkSchema,
    openQuestions: openQuestionsSchema,
  }),
}

export type LudomentorContent = z.infer<typeof ludomentorFile.schema>
