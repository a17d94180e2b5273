import { z } from 'zod'
import { mistakesOf } from '../content-mistakes.ts'
import type { EditorSettings } from '../site-schema.ts'
import { collections, files, schemaOf } from './collections.ts'
import { type EditorField, editorFields } from './editor-fields.ts'

const savedEntry = z.object({ collection: z.string(), path: z.string(), data: z.unknown() })

/**
 * Starts the editor. Where it runs on the machine of the person who edits, Sveltia CMS offers the folder of this
 * repository beside the git host. `categories`: the headings documents may stand under.
 */
export async function startEditor(settings: EditorSettings, categories: readonly string[]): Promise<void> {
  const { host, repository, branch, api, signIn, review } = settings
  const documentFields = collections.flatMap(({ fields }) => fields).flatMap(({ fields }) => fields ?? [])
  const category = documentFields.find(({ name }) => name === 'category')
  Object.assign(category ?? {}, { widget: 'select', options: categories })
  // By its own choice Esc leaves a form, and what was typed is gone without a question.
  const choices = JSON.parse(localStorage.getItem('sveltia-cms.prefs') ?? '{}')
  localStorage.setItem('sveltia-cms.prefs', JSON.stringify({ ...choices, closeWithEscape: false }))
  // It reads its choices as soon as it is loaded.
  const { default: CMS } = await import('@sveltia/cms')
  // While one page of it glides to the next, the library would take no Ctrl+S.
  Object.assign(document, { startViewTransition: undefined })
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

/** The rules of the build, before anything is written. An error thrown here is a refused save. */
function refuseMistakes(entry: unknown): void {
  const { collection, path, data } = savedEntry.parse(entry)
  const schema = schemaOf(collection, path)
  const mistakes = schema ? mistakesIn(schema, data) : []
  if (mistakes.length === 0) return
  tell(mistakes)
  throw new Error('saving_failed')
}

/** The library answers a refused save with "Please try again later". That is closed at once: our dialog says what is wrong. */
function tell(mistakes: readonly string[]): void {
  const dialog = document.querySelector('dialog')
  const lines = mistakes.map((text) => Object.assign(document.createElement('li'), { textContent: text }))
  dialog?.querySelector('ul')?.replaceChildren(...lines)
  dialog?.showModal()
  const closeTheirs = ({ target }: Event) => {
    if (target === dialog || !(target instanceof HTMLDialogElement)) return
    target.querySelector('button')?.click()
    document.removeEventListener('toggle', closeTheirs, true)
  }
  document.addEventListener('toggle', closeTheirs, true)
}

/**
 * What may not be saved, a line each, in the labels of the form: "Sections › 2 › Picture › In words: found …".
 * `values` are those of the form, in which a field that is left empty has an empty value; in the file it is not there.
 */
export function mistakesIn(schema: z.ZodType, values: unknown): string[] {
  const written = withoutEmpty(values)
  const fields = editorFields(schema)
  const { error } = schema.safeParse(written)
  const mistakes = error ? mistakesOf('', written, error) : []
  return [...new Set(mistakes.map(({ field, problem }) => `${labels(fields, field)}: ${problem}`))]
}

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(withoutEmpty) : undefined
  if (value === null || value === '') return undefined
  if (typeof value !== 'object') return value
  // The library marks the entries of lists with names of its own.
  const named = Object.entries(value).filter(([name]) => !name.startsWith('__sc_'))
  const filled = named
    .map(([name, inner]) => [name, withoutEmpty(inner)])
    .filter(([, inner]) => inner !== undefined)
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/** `menus.main.2.to` to "Menus › Main › 3 › Leads to": entries of lists are counted from one, as people count. */
function labels(fields: readonly EditorField[], path: string): string {
  let inside = fields
  const found = path.split('.').map((name) => {
    if (/^\d/.test(name)) return name.replace(/^\d+/, (index) => String(Number(index) + 1))
    const field = inside.find((each) => each.name === name)
    inside = field?.fields ?? field?.types?.flatMap(({ fields }) => fields) ?? []
    return field?.label ?? name
  })
  return found.join(' › ')
}
