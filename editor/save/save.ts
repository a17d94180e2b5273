import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join, matchesGlob } from 'node:path'
import { Document, parse } from 'yaml'
import { ownFile } from '../../site/content/download-register.server.ts'
import { documentAt, readLedger } from '../../site/content/ledger.ts'
import { contentForms } from '../fields/content-forms.ts'
import type { Form } from '../fields/form.ts'
import { readRedirects, withRedirects } from '../fields/redirects.ts'
import { at, type Fields, labelsOf, throughForm } from '../fields/values.ts'
import { checkDraft } from './check-draft.ts'
import { Conflict, mergeYaml, write } from './merge-yaml.ts'

/** What a file held when it was opened, and what it is to hold. */
type Change = {
  file: string
  before: Fields
  /** Undefined: the file goes. */
  after: Fields | undefined
  /** Both are in the shape of this form; without one they are all the file holds. */
  form?: Form
}

/** Nothing was written. The message is for the person who saves: it says what to do. */
export class Refused extends Error {}

/**
 * Puts a change into its file below `root`, if the whole content is still good with it. Throws Refused. Resolves to
 * whether the website has an address more.
 */
export async function save(root: string, change: Change): Promise<boolean> {
  const { file, before, after } = change
  const [old, wanted] = [addressesOf(file, before), addressesOf(file, after)]
  const lost = old.filter((it) => !wanted.includes(it))
  if (lost.length > 0) await keepPublished(root, lost)
  const text = after && merged(await textOf(root, file), { ...change, after })
  const gone = text === undefined ? wholeOf(file) : file
  const mistakes = await checkDraft(root, gone, text)
  if (mistakes.length > 0) {
    const lines = mistakes.map((it) => `${inWords(change, it.file, it.field)}: ${it.problem}`)
    throw new Refused(`Not saved. Please correct:\n${lines.join('\n')}`)
  }
  if (text === undefined) await rm(join(root, gone), { recursive: true })
  else await writeWhole(join(root, file), text)
  // The build refuses the file of no document.
  const kept = filesOf(file, after)
  for (const it of filesOf(file, before).filter((it) => !kept.includes(it)))
    await rm(join(root, it), { force: true })
  return wanted.some((it) => !old.includes(it))
}

/** A game goes and comes back with its pictures: no other page may show them, the check says so where one does. */
export function wholeOf(file: string): string {
  return basename(file) === 'game.yaml' ? dirname(file) : file
}

export async function textOf(root: string, file: string): Promise<string> {
  return await readFile(join(root, file), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
}

/** A file as the fields of a form: YAML, redirects, or front matter with the text below it as `markdown`. */
export function fieldsOf(file: string, text: string): Fields {
  if (file.endsWith('.txt')) return readRedirects(text)
  const [yaml, markdown] = parts(file, text)
  return { ...parse(yaml), ...(markdown === undefined ? {} : { markdown }) }
}

/** A field as its form calls it, `Hero › Text`; in another form than that of the change `In “Press room”: Lines › no. 1`. */
function inWords(change: Change, file: string, field: string): string {
  const path = field.split('.')
  const forms = Object.values(contentForms).filter((it) => matchesGlob(file, it.file))
  const found = forms.find((it) => String(path[0]) in it.form.fields)
  if (!found) return `${file} › ${field}`
  const words = labelsOf(found.form, path).join(' › ')
  const page = found.file.includes('*') ? `, ${basename(wholeOf(file), extname(file))}` : ''
  return file === change.file && found.form === change.form ? words : `In “${found.label}”${page}: ${words}`
}

function merged(text: string, change: Change & { after: Fields }): string {
  const { file, before, after, form } = change
  try {
    if (file.endsWith('.txt')) return withRedirects(text, before, after)
    const [yaml, words] = parts(file, text)
    const [{ markdown: wordsBefore, ...fieldsBefore }, { markdown, ...fields }] = [before, after]
    const normal = (now: unknown) => (form ? throughForm(form, now) : now)
    const head = text === '' ? write(new Document(fields)) : mergeYaml(yaml, fieldsBefore, fields, normal)
    if (!file.endsWith('.md')) return head
    if (markdown !== wordsBefore && words !== wordsBefore) throw new Conflict(['markdown'])
    const body = markdown === wordsBefore ? words : `\n${String(markdown).trim()}\n`
    return `---\n${head}---\n${body}`
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const fields = error.fields.map((it) => inWords(change, file, it)).join(', ')
    throw new Refused(
      `Not saved: somebody else has changed this since you opened it (${fields}). Copy your words, reload the page, and put them in again.`,
    )
  }
}

function parts(file: string, text: string): [yaml: string, markdown: string | undefined] {
  if (!file.endsWith('.md')) return [text, undefined]
  const [, yaml = '', markdown = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? []
  return [yaml, markdown]
}

/** What was published keeps its address, or says first where it leads instead: others link to it. */
async function keepPublished(root: string, lost: readonly string[]): Promise<void> {
  const { redirects } = readRedirects(await textOf(root, 'content/redirects.txt'))
  // The files of a document go where the document goes (generator/feeds/redirects.ts).
  const leads = (address: string) =>
    redirects.some(({ from }) => from === address || from === `/d/${documentAt(address)}`)
  const published = readLedger(await textOf(root, 'content/ledger.txt'))
  const broken = published.filter((address) => {
    return (
      !leads(address) && lost.some((it) => address === it || (it.endsWith('/') && address.startsWith(it)))
    )
  })
  if (broken.length === 0) return
  throw new Refused(
    `Not saved: people link to what is published, so its address stays. To withdraw it, say first under “Redirects” where it leads instead: ${broken.join(', ')}`,
  )
}

/** Where the website shows what a file holds; with a slash at its end all that is below. */
function addressesOf(file: string, fields: Fields | undefined): string[] {
  const [, folder, name = ''] = file.split('/')
  const slug = name.replace(/\.\w+$/, '')
  if (!fields || Object.keys(fields).length === 0) return []
  if (folder === 'games') return [...whole(`/games/awaken-realms/${slug}`), `/press/${slug}`]
  if (folder === 'legal') return [String(fields.path)]
  const lasting = documentsOf(fields).map((it) => `/d/${at(it, 'id')}`)
  return folder === 'downloads' ? [...whole(`/download/${slug}`), `/files/${slug}/`, ...lasting] : []
}

const whole = (address: string) => [address, `${address}/`]

/** Where the files of a set's documents lie, if they have any of ours. */
function filesOf(file: string, fields: Fields | undefined): string[] {
  return documentsOf(fields).flatMap((it) => {
    const format = at(it, 'format')
    return format ? [ownFile(basename(file, '.yaml'), { id: `${at(it, 'id')}`, format: `${format}` })] : []
  })
}

function documentsOf(fields: Fields | undefined): unknown[] {
  return Array.isArray(fields?.documents) ? fields.documents : []
}

/** Written beside and moved: who reads meanwhile reads the old file or the new one, never half of one. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.part`, content, { flush: true })
  await rename(`${file}.part`, file)
}
