import CMS from '@sveltia/cms'
import { z } from 'zod'
import { collections, fieldsOf, files, schemaOf } from './collections.ts'
import { mistakesIn } from './mistakes.ts'
import type { EditorSettings } from './settings.ts'

const savedEntry = z.object({ collection: z.string(), path: z.string(), data: z.unknown() })

/**
 * Starts the editor. Where it runs on the machine of the person who edits, Sveltia CMS offers the folder of this
 * repository beside the git host. `categories`: the headings documents may stand under.
 */
export async function startEditor(settings: EditorSettings, categories: readonly string[]): Promise<void> {
  const { host, repository, branch, api, signIn, review } = settings
  const documents = collections
    .find((it) => it.name === 'documents')
    ?.fields.find((it) => it.name === 'documents')
  const category = documents?.fields?.find((it) => it.name === 'category')
  if (category) Object.assign(category, { widget: 'select', options: categories })
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => refuseMistakes(entry.toJS()) })
  await CMS.init({
    config: {
      load_config_file: false,
      app_title: 'Editor',
      logo: { src: '/favicon.svg' },
      backend: {
        name: host,
        repo: repository,
        branch,
        ...(api && { api_root: api }),
        ...(signIn && { base_url: signIn }),
      },
      publish_mode: review ? 'editorial_workflow' : 'simple',
      // Git hosts refuse files of more than 100 MB.
      media_libraries: {
        all: { max_file_size: 90_000_000, slugify_filename: true },
        stock_assets: { providers: [] },
      },
      media_folder: 'content/site/images',
      public_folder: '',
      slug: { encoding: 'ascii', clean_accents: true },
      output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
      editor: { preview: false },
      show_preview_links: false,
      collections,
      singletons: files,
    },
  })
}

/** The rules of the build, before anything is written. The library shows the message of `saving_failed` in a dialog. */
function refuseMistakes(entry: unknown): void {
  const { collection, path, data } = savedEntry.parse(entry)
  const schema = schemaOf(collection, path)
  const mistakes = schema ? mistakesIn(schema, fieldsOf(collection, path), data) : []
  if (mistakes.length === 0) return
  const cause = new Error(['Nothing is saved. Please correct:', ...mistakes].join('\n'))
  throw new Error('saving_failed', { cause })
}
