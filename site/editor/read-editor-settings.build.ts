import { z } from 'zod'
import { readYaml } from '../content-files/content-file.build.ts'
import { type EditorSettings, editorSettingsSchema, siteFile } from '../content-files/site-schema.ts'
import { readSetEntries } from '../documents/read-sets.build.ts'

const fileSchema = z.object({ editor: editorSettingsSchema.optional() })

/**
 * What the editor's page tells its script: where it keeps what is saved, and the headings that documents may have. Ignores
 * mistakes in the content: the editor must open so that staff can correct them.
 */
export function readEditorSettings() {
  const documents = readSetEntries.checked().value?.flatMap((set) => set.documents) ?? []
  const categories = new Set(documents.map(({ category }) => category))
  return { editor: readYaml(siteFile.file, fileSchema).value?.editor, categories: [...categories].sort() }
}

const gitHosts = { github: 'https://api.github.com', gitlab: 'https://gitlab.com', gitea: 'https://gitea.com' }

/** The origin of the git host, which the editor must be able to ask. */
export function gitOrigin({ api, host }: EditorSettings): string {
  return new URL(api ?? gitHosts[host]).origin
}
