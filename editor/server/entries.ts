import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ContentForm, contentForms } from '../fields/content-forms.ts'
import { type Fields, fromForm, throughForm, toForm } from '../fields/values.ts'
import { fieldsOf, Refused, save, textOf } from '../save/save.ts'

/** A file of the content as Keystatic sees it: JSON in the shape of its form, `games/nemesis.json`. */
type Entry = { path: string; json: string; sha: string }

/** The texts of the files as they were opened, by checksum: what somebody changed is what differs from these. */
const opened = new Map<string, string>()

/** Which file was opened with which text: `content/press.yaml` and a checksum. */
const openedFiles = new Set<string>()

/** Every file of the content, as the leaves and folders of a git tree. */
export async function tree(root: string) {
  const paths = Object.entries(contentForms).flatMap(([name, { file }]) => {
    const [before = '', after] = file.split('*')
    if (after === undefined) return [`${name}.json`]
    const slugs = globSync(file, { cwd: root }).map((it) => it.slice(before.length, -after.length))
    return slugs.map((slug) => `${name}/${slug}.json`)
  })
  const all = await Promise.all(paths.map((path) => entryOf(root, path)))
  const folders = Map.groupBy(all, ({ path }) => path.split('/').slice(0, -1).join())
  folders.delete('')
  return [
    ...[...folders].map(([path, inside]) => {
      return { path, mode: '040000', type: 'tree', sha: checksum(inside.map((it) => it.sha).join()) }
    }),
    ...all.map(({ path, sha }) => ({ path, mode: '100644', type: 'blob', sha })),
  ]
}

export async function entryOf(root: string, path: string): Promise<Entry> {
  const { form, file } = placeOf(path)
  const text = await textOf(root, file)
  opened.set(checksum(text), text)
  openedFiles.add(`${file} ${checksum(text)}`)
  const json = JSON.stringify({ ...Object(toForm(form, fieldsOf(file, text))), opened: checksum(text) })
  return { path, json, sha: checksum(`blob ${Buffer.byteLength(json)}\0${json}`) }
}

/** Saves what a form was sent with; nothing sent withdraws the page. Throws Refused. Resolves as `save` does. */
export async function saveEntry(root: string, path: string, json?: string): Promise<boolean> {
  const { form, file } = placeOf(path)
  const now = await textOf(root, file)
  const typed: Fields | undefined = json === undefined ? undefined : JSON.parse(json)
  const version = typed ? (typed.opened ?? checksum('')) : checksum(now)
  const text = version === checksum(now) ? now : opened.get(String(version))
  if (text === undefined || (text === '' && now !== '')) {
    throw new Refused(
      'Not saved: this has changed since you opened it. Copy your words, reload the page, and put them in again.',
    )
  }
  if (now === '' && text !== '' && openedFiles.has(`${file} ${version}`))
    throw new Refused(
      'Not saved: somebody has withdrawn this since you opened it. Ask before you add it anew.',
    )
  // A copy of another page, under a name of its own, is new.
  const before = now === '' ? {} : throughForm(form, fieldsOf(file, text))
  const after = typed && { ...Object(fromForm(form, typed)) }
  return await save(root, { file, before, after, form })
}

/** Where the pictures of an entry lie. Throws Refused for a path that is none. */
export function picturesOf(path: string): string {
  const file = fileOf(path)
  return join(file.startsWith('content/games/') ? dirname(file) : 'content/site', 'images')
}

export function fileOf(path: string): string {
  return placeOf(path).file
}

function checksum(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

/** `games/nemesis.json` is `content/games/nemesis/game.yaml`. Throws Refused for any other path. */
function placeOf(path: string): { form: ContentForm['form']; file: string } {
  const [, name = '', slug] = /^(\w+)(?:\/([a-z0-9-]+))?\.json$/.exec(path) ?? []
  const found = Object.hasOwn(contentForms, name) ? contentForms[name] : undefined
  if (!found || found.file.includes('*') !== (slug !== undefined))
    throw new Refused(
      `${path}: found no such page. An address is made of lower case letters, digits and hyphens.`,
    )
  return { form: found.form, file: found.file.replace('*', slug ?? '') }
}
