import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Document, parse } from 'yaml'
import { readLedger } from '../../site/content/ledger.ts'
import { checkDraft } from './check-draft.ts'
import { Conflict, mergeYaml, write } from './merge-yaml.ts'

export type Fields = Record<string, unknown>

/** One form's way into a file: its values as they were when it was opened, and as they are wanted. */
export type Change = {
  file: string
  before: Fields
  after: Fields
  /** Brings what a file holds into the shape of these two. */
  normal: (content: Fields) => Fields
  /** A field as the form calls it. */
  inWords?: (field: string) => string
}

/** Nothing was written. The message is for the person who saves: it says what to do. */
export class Refused extends Error {}

/** Puts a change into its file below `root`, if the whole content is still good with it. Throws Refused. */
export async function save(
  root: string,
  { file, before, after, normal, inWords = (it) => it }: Change,
): Promise<void> {
  await keepPublished(root, file, before, after)
  const text = merged(await textOf(root, file), before, after, normal)
  const mistakes = await checkDraft(root, file, text)
  if (mistakes.length > 0) {
    const lines = mistakes.map((it) =>
      it.file === file ? `${inWords(it.field)}: ${it.problem}` : `${it.file}, ${it.field}: ${it.problem}`,
    )
    throw new Refused(`Not saved. Please correct:\n${lines.join('\n')}`)
  }
  await writeWhole(join(root, file), text)
}

export async function textOf(root: string, file: string): Promise<string> {
  return await readFile(join(root, file), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
}

/** A file as the fields of a form: YAML, or front matter with the text below it as `markdown`. */
export function fieldsOf(file: string, text: string): Fields {
  const [yaml, markdown] = parts(file, text)
  return { ...parse(yaml), ...(markdown === undefined ? {} : { markdown }) }
}

function merged(text: string, before: Fields, after: Fields, normal: Change['normal']): string {
  const file = 'markdown' in after ? '.md' : '.yaml'
  const { markdown, ...fields } = after
  try {
    const [yaml, words] = parts(file, text)
    const { markdown: wordsBefore, ...fieldsBefore } = before
    const head =
      text === ''
        ? write(new Document(fields))
        : mergeYaml(yaml, fieldsBefore, fields, (now) => normal(Object(now)))
    if (markdown === undefined) return head
    if (markdown !== wordsBefore && words !== wordsBefore) throw new Conflict(['the text'])
    const body = markdown === wordsBefore ? words : `\n${String(markdown).trim()}\n`
    return `---\n${head}---\n${body}`
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const fields = error.fields.join(', ')
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

/** What has an address that was published keeps it: others link to it. */
async function keepPublished(root: string, file: string, before: Fields, after: Fields): Promise<void> {
  if (!file.startsWith('content/downloads/')) return
  const kept = new Set(idsOf(after))
  const published = new Set(readLedger(await textOf(root, 'content/ledger.txt')))
  const redirected = await textOf(root, 'content/redirects.txt')
  const lost = idsOf(before).filter(
    (id) => !kept.has(id) && published.has(`/d/${id}`) && !redirected.includes(`/d/${id} `),
  )
  if (lost.length === 0) return
  throw new Refused(
    `Not saved: ${lost.join(', ')} is published and people link to it, so its id stays. To withdraw it, first a line in content/redirects.txt has to say where its address leads instead: /d/${lost[0]} /download 302. Ask whoever looks after the code`,
  )
}

function idsOf({ documents }: Fields): string[] {
  return Array.isArray(documents) ? documents.map((it) => String(it.id)) : []
}

/** Written beside and moved: who reads meanwhile reads the old file or the new one, never half of one. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true })
    const part = await open(`${file}.part`, 'w')
    await part.writeFile(content)
    await part.sync()
    await part.close()
    await rename(`${file}.part`, file)
  } catch (error) {
    throw new Refused(
      `Not saved: ${file} cannot be written (${error instanceof Error ? error.message : error}). Ask whoever looks after this machine for the right to write into its folder.`,
    )
  }
}
