import { execFile, spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual, promisify } from 'node:util'
import { contentForms } from '../fields/content-forms.ts'
import type { Form } from '../fields/form.ts'
import { fieldsOf, Refused, textOf } from '../save/save.ts'

/** A changed file, and what is new in it in the words of its form. */
type News = { file: string; words: string[] }

/** What is saved but not published yet. */
export async function news(root: string): Promise<News[]> {
  const listed = await git(root, 'status', '--porcelain', '-z', '--untracked-files=all', '--', 'content')
  const files = listed.split('\0').flatMap((it) => (it === '' ? [] : [it.slice(3)]))
  return await Promise.all(
    files.map(async (file) => {
      const form = Object.values(contentForms).filter((it) => matches(it.file, file))
      const before = await git(root, 'show', `HEAD:${file}`).catch(() => '')
      if (form.length === 0)
        return { file, words: [before === '' ? 'new file' : 'another file in its place'] }
      const [old, now] = [before, await textOf(root, file)].map((it) => (it === '' ? {} : fieldsOf(file, it)))
      const title = String(now?.name ?? now?.title ?? form[0]?.label)
      const words = before === '' ? ['new'] : form.flatMap((it) => difference(it.form, old, now))
      return { file, words: words.map((it) => `${title}: ${it}`) }
    }),
  )
}

/** Which fields differ, in the words of the form; of a list's entries also which are new and which are gone. */
export function difference(form: Form, before: unknown, after: unknown): string[] {
  if (isDeepStrictEqual(before, after)) return []
  if (form.is === 'group') {
    const inner = Object.entries(form.fields).flatMap(([key, field]) => {
      const found = difference(field, at(before, key), at(after, key))
      return found.map((it) => [field.label, it].filter(Boolean).join(', '))
    })
    return inner.length > 0 ? inner : ['']
  }
  if (form.is !== 'list' || form.of.is !== 'group' || !Array.isArray(before) || !Array.isArray(after))
    return ['']
  const [old, now] = [before, after].map((list) => new Map(list.map((it, at) => [nameOf(it) || at, it])))
  const keys = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])]
  const found = keys.flatMap((key) => {
    if (!old?.has(key)) return [`new: ${titleOf(now?.get(key))}`]
    if (!now?.has(key)) return [`gone: ${titleOf(old.get(key))}`]
    return difference(form.of, old.get(key), now.get(key)).map((it) => `${titleOf(now.get(key))}, ${it}`)
  })
  return found.length > 0 ? found : ['in another order']
}

/** Builds the whole site with its checks; what the build says is passed on line by line. Resolves to what went wrong. */
export async function check(root: string, told: Writable): Promise<void> {
  const build = spawn(process.execPath, ['generator/main.ts'], { cwd: root })
  build.stderr.on('data', (it) => told.write(it))
  const ended = new Promise((done) => build.on('close', done))
  await pipeline(build.stdout, told, { end: false })
  const good = (await ended) === 0
  told.end(good ? '\nEverything is in order.\n' : '\nNot in order: correct what stands above.\n')
}

/** Commits what is saved in the name of the person; pushed as a branch for review where there is a remote. */
export async function publish(root: string, person: string): Promise<string> {
  const changed = await news(root)
  if (changed.length === 0) throw new Refused('There is nothing new to publish.')
  const words = changed.flatMap((it) => (it.words.length > 0 ? it.words : [it.file]))
  const [title = '', ...more] = words
  const message = [
    more.length > 0 ? `Content: ${title}, and ${more.length} more` : `Content: ${title}`,
    '',
    ...words,
  ]
  await git(root, 'add', '--', 'content')
  const email = `${person.replace(/[^\w.-]+/g, '.')}@editor.invalid`
  await git(
    root,
    ...['-c', `user.name=${person}`, '-c', `user.email=${email}`],
    ...['commit', '-q', '-m', message.join('\n'), '--', 'content'],
  )
  const [remote] = (await git(root, 'remote')).split('\n')
  if (!remote) return 'Committed. To put it on the website: npm run build, then deploy/release.sh.'
  const branch = `content-${new Date().toISOString().slice(0, 16).replace(/\D/g, '')}`
  await git(root, 'push', '-q', remote, `HEAD:refs/heads/${branch}`)
  return `Sent for review as the branch ${branch}.`
}

/** Takes a change back that is not published yet. */
export async function undo(root: string, file: string): Promise<void> {
  const changed = await news(root)
  if (!changed.some((it) => it.file === file)) throw new Refused(`${file} has no change to take back.`)
  const known = await git(root, 'ls-files', '--', file)
  await (known === '' ? git(root, 'clean', '-fq', '--', file) : git(root, 'restore', '--', file))
}

async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64e6 })
  return stdout
}

function matches(pattern: string, file: string): boolean {
  const [before = '', after] = pattern.split('*')
  return after === undefined ? file === pattern : file.startsWith(before) && file.endsWith(after)
}

function nameOf(entry: unknown): string {
  return String(at(entry, 'id') ?? at(entry, 'componentId') ?? at(entry, 'label') ?? at(entry, 'title') ?? '')
}

function titleOf(entry: unknown): string {
  const language = at(entry, 'language')
  const title = String(at(entry, 'title') ?? nameOf(entry))
  return language === undefined ? title : `${title}, ${language}`
}

function at(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
