import { z } from 'zod'
import { parseBySchema } from '../content-files/content-mistakes.ts'
import { editorSettingsSchema } from '../content-files/site-schema.ts'
import { collections, schemaOf, singletons } from './collections.ts'
import { type EditorField, editorFields } from './editor-fields.ts'

const savedEntrySchema = z.object({ collection: z.string(), path: z.string(), data: z.unknown() })

/** Sveltia CMS opens a folder only when a git host is named. On the machine of the person who edits, nothing asks it. */
const unusedGitHost = { host: 'github', repository: 'this/website', branch: 'main' }

/** Vite reloads only the page whose path it is given. With a path that no page has, the editor keeps what is being typed. */
const pathOfNoPage = '/another.html'

/**
 * Starts the editor with the settings of its page. Where it runs on the machine of the person who edits, Sveltia CMS
 * offers the folder of this repository beside the git host. Without settings the page says that it is not set up.
 */
export async function startEditor(): Promise<void> {
  import.meta.hot?.on('vite:beforeFullReload', (renewal) => {
    renewal.path = pathOfNoPage
  })
  const { editor, categories } = JSON.parse(document.getElementById('nc-root')?.dataset.editor ?? '')
  const isOwnMachine = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(location.hostname)
  const settings = editorSettingsSchema.optional().parse(editor ?? (isOwnMachine ? unusedGitHost : undefined))
  if (!settings) return
  document.querySelector('main')?.remove()
  const { host, repository, branch, api, signIn, review } = settings
  // Sveltia CMS lets Esc leave a form and drops what was typed.
  const choices = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}')
  localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ ...choices, closeWithEscape: false }))
  // Sveltia CMS reads its preferences when it is loaded.
  const { default: CMS } = await import('@sveltia/cms')
  // Sveltia CMS ignores Ctrl+S during a view transition.
  Object.assign(document, { startViewTransition: undefined })
  CMS.registerEventListener({ name: 'preSave', handler: ({ entry }) => throwIfMistaken(entry.toJS()) })
  await CMS.init({
    config: {
      load_config_file: false,
      app_title: 'Editor',
      logo: { src: '/favicon.svg' },
      backend: { name: host, repo: repository, branch, api_root: api, base_url: signIn },
      publish_mode: review ? 'editorial_workflow' : 'simple',
      // Git hosts refuse files of more than 100 MB.
      media_libraries: { all: { max_file_size: 90_000_000, slugify_filename: true }, stock_assets: { providers: [] } },
      media_folder: 'content/site/images',
      public_folder: '',
      slug: { encoding: 'ascii', clean_accents: true },
      output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
      editor: { preview: false },
      show_preview_links: false,
      collections: collections(categories),
      singletons,
    },
  })
}

/** Checks what is saved by the rules of the build. On an error of this name Sveltia CMS writes nothing, and shows its cause. */
function throwIfMistaken(entry: unknown): void {
  const { collection, path, data } = savedEntrySchema.parse(entry)
  const schema = schemaOf(collection) ?? schemaOf(path)
  const mistakes = schema ? mistakesIn(schema, data) : []
  if (mistakes.length === 0) return
  const cause = new Error(['Nothing is saved. Please correct:', ...mistakes].join('\n'))
  throw new Error('saving_failed', { cause })
}

/**
 * What may not be saved, a line each, in the labels of the form: "Sections › 2 › Picture › In words: found …".
 * `values` are those of the form, in which a field that is left empty has an empty value; in the file it is not there.
 */
export function mistakesIn(schema: z.ZodType, values: unknown): string[] {
  const written = withoutEmpty(values)
  const fields = editorFields(schema)
  const { mistakes } = parseBySchema(written, schema, (names) => labelsOf(fields, names))
  return [...new Set(mistakes.map(({ field, problem }) => `${field}: ${problem}`))]
}

const empty = ['null', '""', '[]', '{}']

function withoutEmpty(values: unknown): unknown {
  // The library marks the entries of lists with names of its own.
  return JSON.parse(JSON.stringify(values), (name, value) =>
    name.startsWith('__sc_') || empty.includes(JSON.stringify(value)) ? undefined : value,
  )
}

/** `menus`, `main`, `2`, `to` become "Menus › Main › 3 › Leads to": people count the entries of a list from one. */
function labelsOf(fields: readonly EditorField[], names: readonly string[]): string {
  let inside = fields
  const labelled = names.map((name) => {
    if (/^\d/.test(name)) return name.replace(/^\d+/, (index) => String(Number(index) + 1))
    const field = inside.find((each) => each.name === name)
    inside = field?.fields ?? field?.types?.flatMap(({ fields }) => fields) ?? []
    return field?.label ?? name
  })
  return labelled.join(' › ')
}
