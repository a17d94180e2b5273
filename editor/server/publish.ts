import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { join, matchesGlob, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { promisify } from 'node:util'
import { contentForms } from '../fields/content-forms.ts'
import { difference } from '../fields/difference.ts'
import { at, type Fields } from '../fields/values.ts'
import { fieldsOf, Refused, save, textOf, wholeOf } from '../save/save.ts'

/** One change of a file, in the words of its form. */
type News = { file: string; words: string }

/** What is saved but not published yet. */
export async function news(root: string): Promise<News[]> {
  return (await changes(root)).map(({ file, words }) => ({ file, words }))
}

/** `now`, `without`: the fields of the file as it is, and as it is without the change where that is not the whole file. */
type Change = News & { whole: 'new' | 'gone' | undefined; now?: Fields; without?: unknown }

async function changes(root: string): Promise<Change[]> {
  const listed = await git(root, 'status', '--porcelain', '-z', '--untracked-files=all', '--', 'content')
  const files = listed
    .split('\0')
    .flatMap((it) => (it === '' ? [] : [[it.slice(0, 2), it.slice(3)] as const]))
  // A new game, or one that is gone, is one change together with its pictures.
  const whole = files.map(([status, file]) => (status.includes('M') ? file : wholeOf(file)))
  const told = files.filter(([, file]) => !whole.some((it) => file.startsWith(`${it}/images`)))
  return (await Promise.all(told.map((it) => changesOf(root, ...it)))).flat()
}

/** `status` are the two letters git gives a file: `??` one it does not know, ` D` one that is gone. */
async function changesOf(root: string, status: string, file: string): Promise<Change[]> {
  const forms = Object.values(contentForms).filter((it) => matchesGlob(file, it.file))
  const [isNew, isGone] = [/[?A]/.test(status), /D/.test(status)]
  const whole = isNew ? 'new' : isGone ? 'gone' : undefined
  if (forms.length === 0) {
    const name = file.replace('content/', '')
    return [{ file, whole, words: `${name}: ${whole ?? 'another file in its place'}` }]
  }
  const old = isNew ? {} : fieldsOf(file, await git(root, 'show', `HEAD:${file}`))
  const now = isGone ? {} : fieldsOf(file, await textOf(root, file))
  const label = forms.length === 1 ? forms[0]?.label : 'Site'
  const title = [now, old].flatMap((it) => it.name ?? it.title ?? [])[0] ?? label
  const found = whole ? [] : forms.flatMap(({ form }) => difference(form, old, now))
  if (found.length === 0)
    return [{ file, whole, now, words: `${title}: ${whole ?? 'written in another way'}` }]
  return found.map(({ words, without }) => ({ file, whole, now, words: `${title}: ${words}`, without }))
}

/** What a build of the site reads. */
export const sources = [
  ...['content', 'forms', 'generator', 'public', 'server', 'site'],
  ...['astro.config.ts', 'package.json', 'tsconfig.json'],
]

/** Builds the whole site with its checks in a place of its own, so that nothing in use is disturbed; tells each line. */
export async function check(root: string, told: Writable): Promise<void> {
  await mkdir(join(root, '.cache', 'build'), { recursive: true })
  const place = await mkdtemp(join(root, '.cache', 'check-'))
  try {
    for (const it of sources)
      await cp(join(root, it), join(place, it), { recursive: true, dereference: true })
    await mkdir(join(place, '.cache'))
    // What earlier builds have made spares minutes.
    for (const it of ['node_modules', '.cache/build']) await symlink(resolve(root, it), join(place, it))
    const env = { ...process.env, NODE_ENV: 'production' }
    const build = spawn(process.execPath, ['generator/main.ts'], { cwd: place, env })
    for (const said of [build.stdout, build.stderr]) said.pipe(told, { end: false })
    // Who asked may leave the page before the end.
    told.on('close', () => build.kill())
    if (told.destroyed) build.kill()
    const [status] = await once(build, 'close')
    told.end(status === 0 ? '\nEverything is in order.\n' : '\nNot in order: correct what stands above.\n')
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/** Commits what is saved in the name of the person; pushed as a branch for review where there is a remote. */
export async function publish(root: string, person: string): Promise<string> {
  const [title, ...more] = (await news(root)).map((it) => it.words)
  if (title === undefined) throw new Refused('There is nothing new to publish.')
  const heading = more.length > 0 ? `${title}, and ${more.length} more` : title
  const message = [`Content: ${heading}`, '', title, ...more].join('\n')
  const email = `${person.replace(/[^\w.-]+/g, '.')}@editor.invalid`
  const author = ['-c', `user.name=${person}`, '-c', `user.email=${email}`]
  const [remote] = (await git(root, 'remote')).split('\n')
  const branch = `content-${new Date().toISOString().slice(0, 16).replace(/\D/g, '')}`
  const head = (await git(root, 'rev-parse', 'HEAD')).trim()
  try {
    await git(root, 'add', '--', 'content')
    await git(root, ...author, 'commit', '-q', '-m', message, '--', 'content')
    if (!remote) return 'Committed. To put it on the website: npm run build, then deploy/release.sh.'
    await git(root, 'push', '-q', remote, `HEAD:refs/heads/${branch}`)
    return `Sent for review as the branch ${branch}.`
  } catch (error) {
    // The files stay as they are and can be published again.
    await git(root, 'reset', '-q', head)
    throw new Refused(`Not published: ${at(error, 'stderr') || at(error, 'message')}`)
  }
}

/** Takes one change back that is not published yet. Throws Refused. */
export async function undo(root: string, file: string, words: string): Promise<void> {
  const found = (await changes(root)).find((it) => it.file === file && it.words === words)
  if (!found) throw new Refused(`${words} is no change that could be taken back. Reload the page.`)
  const { whole, now: before = {}, without } = found
  if (whole === 'new') await save(root, { file, before, after: undefined })
  else if (without !== undefined) await save(root, { file, before, after: { ...Object(without) } })
  else await git(root, 'restore', '--', whole === 'gone' ? wholeOf(file) : file)
}

async function git(root: string, ...args: string[]): Promise<string> {
  // Nobody sits there to be asked for a password, and who waits behind is not to wait for ever.
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
  const { stdout } = await promisify(execFile)('git', args, {
    cwd: root,
    env,
    maxBuffer: 64e6,
    timeout: 600_000,
  })
  return stdout
}
