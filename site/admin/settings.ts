import { z } from 'zod'
import { text, webAddress } from '../fields.ts'

/** `editor:` in `content/site.yaml`: where the editor on the public site keeps what is saved. */
export const editorSettings = z.strictObject({
  host: z
    .enum(['github', 'gitlab', 'gitea'])
    .meta({ words: { github: 'GitHub', gitlab: 'GitLab', gitea: 'Gitea' } }),
  repository: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'a name like owner/repository')
    .meta({ description: 'As the git host names it: owner/repository' }),
  branch: text.meta({ description: 'What is saved here is built and published' }),
  api: webAddress
    .optional()
    .meta({ title: 'Address of its interface', description: 'Of a git server of your own' }),
  signIn: webAddress.optional().meta({
    title: 'Sign-in service',
    description: 'For signing in without an access token; docs/editing.md says which',
  }),
  review: z
    .literal(true)
    .optional()
    .meta({ title: 'Somebody else looks at each change before it is published' }),
})

export type EditorSettings = z.infer<typeof editorSettings>

const interfaces = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
}

/** The one server the editor may ask beside this site. */
export function gitServer({ host, api }: EditorSettings): string {
  return new URL(api ?? interfaces[host]).origin
}
