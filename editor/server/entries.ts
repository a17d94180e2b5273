import { createHash } from 'node:crypto'
import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contentForms } from '../fields/content-forms.ts'
import type { ContentForm } from '../fields/form.ts'
import { fromForm, inWords, toForm } from '../fields/values.ts'
import { type Fields, fieldsOf, Refused, save, textOf } from '../save/save.ts'

/** A file of the content as Keystatic sees it: JSON in the shape of its form, `games/nemesis.json`. */
type Entry = { path: string; json: string; sha: string }

/** The texts of the files as they were opened, by checksum: what somebody changed is what differs from these. */
const opened = new Map<string, string>()

/** Every file of the content, as the leaves and folders of a git tree. */
export async function tree(root: string) {
  const all = await Promise.all(
    Object.entries(contentForms).flatMap(([name, form]) => {
      const files = globSync(form.file, { cwd: root }).map((it) => it.replaceAll('\\', '/'))
      return files.map((file) => entryOf(root, pathOf(name, form, file)))
    }),
  )
  const folders = new Set(all.flatMap(({ path }) => (path.includes('/') ? [path.replace(/\/.*/, '')] : [])))
  return [
    ...[...folders].map((path) => {
      const inside = all.filter((it) => it.path.startsWith(`${path}/`))
      return { path, mode: '040000', type: 'tree', sha: checksum(inside.map((it) => it.sha).join()) }
    }),
    ...all.map(({ path, sha }) => ({ path, mode: '100644', type: 'blob', sha })),
  ]
}

export async function entryOf(root: string, path: string): Promise<Entry> {
  const { form, file } = placeOf(path)
  const text = await textOf(root, file)
  opened.set(checksum(text), text)
  const json = JSON.stringify({ ...Object(toForm(form.form, fieldsOf(file, text))), opened: checksum(text) })
  return { path, json, sha: checksum(`blob ${Buffer.byteLength(json)}\0${json}`) }
}

/** Saves what a form was sent with. Throws Refused. */
export async function saveEntry(root: string, path: string, json: string): Promise<void> {
  const { form, file } = placeOf(path)
  const typed: Fields = JSON.parse(json)
  const version = typeof typed.opened === 'string' ? typed.opened : checksum('')
  const now = await textOf(root, file)
  const text = opened.get(version) ?? (checksum(now) === version ? now : undefined)
  if (text === undefined) {
    throw new Refused(
      'Not saved: this has changed since you opened it. Copy your words, reload the page, and put them in again.',
    )
  }
  const normal = (content: Fields): Fields => ({ ...Object(fromForm(form.form, toForm(form.form, content))) })
  const before = text === '' ? {} : normal(fieldsOf(file, text))
  const after: Fields = { ...Object(fromForm(form.form, typed)) }
  await save(root, { file, before, after, normal, inWords: (field) => inWords(form.form, field) })
}

/** Where the pictures of an entry lie. Throws Refused for a path that is none. */
export function picturesOf(path: string): string {
  const { file } = placeOf(path)
  return join(file.startsWith('content/games/') ? dirname(file) : 'content/site', 'images')
}

function checksum(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}

/** `games/nemesis.json` is `content/games/nemesis/game.yaml`. Throws Refused for any other path. */
function placeOf(path: string): { form: ContentForm; file: string } {
  const [, name = '', slug] = /^(\w+)(?:\/([a-z0-9-]+))?\.json$/.exec(path) ?? []
  const form = Object.entries(contentForms).find(([it]) => it === name)?.[1]
  if (!form || form.file.includes('*') !== (slug !== undefined))
    throw new Refused(
      `${path}: found no such page. An address is made of lower case letters, digits and hyphens.`,
    )
  return { form, file: form.file.replace('*', slug ?? '') }
}

function pathOf(name: string, { file: pattern }: ContentForm, file: string): string {
  const [before = '', after] = pattern.split('*')
  return after === undefined ? `${name}.json` : `${name}/${file.slice(before.length, -after.length)}.json`
}
