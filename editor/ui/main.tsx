import { type Config, fields, singleton } from '@keystatic/core'
import { Keystatic } from '@keystatic/core/ui'
import { useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { ContentForm } from '../fields/content-forms.ts'
import { openForm, sent } from './ask.ts'
import { Beside } from './beside.tsx'
import { fieldsFor } from './fields.tsx'
import { Files } from './files.tsx'
import { Publish } from './publish.tsx'
import { Refusal } from './refusal.tsx'

const forms: Record<string, ContentForm> = await (await sent('forms')).json()

const config = configOf(forms)

function Editor() {
  const [isBeside, setBeside] = useState(false)
  const here = useSyncExternalStore(onMove, () => location.pathname)
  const page = import.meta.env.SITE + pageOf()
  return (
    <div className={isBeside ? 'beside' : ''}>
      <nav aria-label="Page and publication">
        <a href="/keystatic">Edit</a>
        <a href="/files">Files of documents</a>
        <a href="/publish">Publish</a>
        <button type="button" aria-pressed={isBeside} onClick={() => setBeside(!isBeside)}>
          Page beside
        </button>
        <a href={page} target="_blank" rel="noreferrer">
          Page in a new tab
        </a>
      </nav>
      {/\/(item|create)/.test(here) && <h1 className="hidden">{forms[openForm().name]?.label}</h1>}
      <div className="screen">
        {here === '/publish' ? <Publish /> : here === '/files' ? <Files /> : <Keystatic config={config} />}
      </div>
      <Refusal key={here} />
      {isBeside && <Beside key={page} page={page} />}
    </div>
  )
}

function onMove(tell: () => void): () => void {
  window.navigation.addEventListener('currententrychange', tell)
  return () => window.navigation.removeEventListener('currententrychange', tell)
}

/** The page of the website that shows what is being edited. */
function pageOf(): string {
  const { name, slug } = openForm()
  const form = forms[name]
  const page = form?.pages?.[slug] ?? form?.page ?? '/'
  return slug === '' && page.includes('{slug}') ? '/' : page.replace('{slug}', slug)
}

function configOf(forms: Record<string, ContentForm>): Config {
  const address = fields.text({
    label: 'Name in the address',
    description: 'It stays as it is once the page is published.',
    validation: {
      isRequired: true,
      pattern: { regex: /^[a-z0-9-]+$/, message: 'lower case letters, digits, hyphens' },
    },
  })
  const [collections, singletons]: [Config['collections'], Config['singletons']] = [{}, {}]
  for (const [name, { label, file, form }] of Object.entries(forms)) {
    const shared = { label, format: { data: 'json' } } as const
    // Which version of the file was opened goes back with what was changed.
    const schema = { opened: fields.ignored(), ...fieldsFor(form.fields) }
    if (!file.includes('*')) singletons[name] = singleton({ ...shared, path: name, schema })
    else {
      const columns = ['name', 'title'].filter((it) => it in form.fields)
      const slugged = { ...shared, path: `${name}/*`, slugField: 'slug', columns } as const
      collections[name] = { ...slugged, schema: { slug: address, ...schema } }
    }
  }
  const navigation = { Pages: Object.keys(collections), 'The website': Object.keys(singletons) }
  const ui = { brand: { name: 'Awaken Realms' }, navigation }
  return { storage: { kind: 'local' }, ui, collections, singletons }
}

/** Gives a name to what Keystatic leaves without one: docs/decisions/editor.md. */
function nameTheNameless(): void {
  for (const it of document.querySelectorAll('[role=row] button:not([aria-label])'))
    it.setAttribute('aria-label', `Remove ${it.closest('[role=row]')?.getAttribute('aria-label') ?? ''}`)
  for (const it of document.querySelectorAll('span[aria-label="(required)"]')) it.setAttribute('role', 'img')
}

new MutationObserver(nameTheNameless).observe(document, { subtree: true, childList: true })
const root = document.getElementById('editor')
if (root) createRoot(root).render(<Editor />)
