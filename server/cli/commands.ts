import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Clock } from '../clock.ts'
import { exportCommand, mailText, visible } from '../delivery/mail-text.ts'
import type { Env } from '../env.ts'
import { runsUntilErased } from '../store/removal.ts'
import type { Submission } from '../store/schema.ts'
import { databaseFile } from '../store/sqlite.ts'
import { copySqlite, moveToPostgres, openStore, type Store } from '../store/store.ts'
import { exportAttachments, exportTable, type Overview, overviewOf } from './export.ts'

/** Of each command: what may stand behind its name, with how many subjects at most, and what it does. */
const descriptions = {
  list: ['[--json] [--hidden]', 0, 'all submissions, newest first; or those that retention hides'],
  show: ['ID', 1, 'one of them in full'],
  export: [
    '[--format csv|files] [--output PATH] [ID …]',
    Number.POSITIVE_INFINITY,
    'all, or those named: a table, or a folder with the attachments',
  ],
  retry: ['ID', 1, 'deliver it now: one that waits, was given up, or is held as spam'],
  erase: ['EMAIL', 1, 'remove everything that address has sent'],
  verify: ['', 0, 'read everything once; name what is missing or altered'],
  backup: ['DIR', 1, 'a copy of everything in one file, while the service runs'],
  migrate: ['--to postgres://…', 0, 'copy SQLite in DATA_DIR into an empty PostgreSQL; stop the service first'],
} as const satisfies Record<string, readonly [takes: string, maxSubjects: number, does: string]>

type CommandName = keyof typeof descriptions
const isCommand = (name: string): name is CommandName => Object.hasOwn(descriptions, name)

const usageLines = Object.entries(descriptions).map(([name, [takes, , does]]) => {
  const line = `  ${name} ${takes}`.padEnd(36)
  return line.length > 36 ? `${line}\n${' '.repeat(36)}${does}` : line + does
})
const usage = ['npm run submissions -- <command>', ...usageLines].join('\n')

/** What a command works with. */
type Dependencies = { env: Env; clock: Clock; print: (text: string) => void }

type Options = ReturnType<typeof readArguments>['options']
type Command = (
  dependencies: Dependencies & { store: Store },
  subjects: readonly string[],
  options: Options,
) => Promise<void>

/** Runs one of the commands. Rejects with what the caller has to do differently, or with what could not be done. */
export async function runCommand(args: readonly string[], dependencies: Dependencies): Promise<void> {
  const { name = '', subjects, options } = readArguments(args)
  if (!isCommand(name)) throw new Error(usage)
  refuseUnused(name, subjects, options)
  const { DATABASE_URL, DATA_DIR } = dependencies.env
  // With a wrong DATA_DIR a new and empty database would be made and shown.
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, databaseFile)))
    throw new Error(`There is no database in ${DATA_DIR}. Set DATA_DIR to that of the service.`)
  const store = openStore(dependencies.env)
  try {
    await commands[name]({ ...dependencies, store }, subjects, options)
  } catch (error) {
    throw inPlainWords(error)
  } finally {
    await store.close()
  }
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const known = { json: flag, hidden: flag, format: text, output: text, to: text }
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: known })
  const [name, ...subjects] = positionals
  return { name, subjects, options: values }
}

/** Throws for what the command would not look at: whoever wrote it expects that it matters. */
function refuseUnused(name: CommandName, subjects: readonly string[], options: Options) {
  const [takes, maxSubjects] = descriptions[name]
  const unknown = Object.keys(options).filter((option) => !takes.includes(`--${option}`))
  const unused = [...unknown.map((option) => `--${option}`), ...subjects.slice(maxSubjects)]
  if (unused.length > 0) throw new Error(`${name} does not take: ${unused.join(' ')}\n\n${usage}`)
}

/** An error of the file system with what to do about it; any other error as it is. */
function inPlainWords(error: unknown) {
  if (!(error instanceof Error && 'code' in error && 'path' in error)) return error
  const advice = fileAdvice.get(String(error.code)) ?? `cannot be used: ${error.message}`
  return new Error(`${error.path} ${advice}`, { cause: error })
}

const fileAdvice = new Map([
  ['EEXIST', 'is there already. Name a new one (export: --output PATH).'],
  ['ENOENT', 'cannot be made: the folder around it does not exist. Make that first.'],
  ['ENOTDIR', 'cannot be made: a part of its path is no folder. Name another one.'],
  ['ERR_FS_EISDIR', 'is a folder. Name a file.'],
  ['EACCES', 'is not open to this user. Name another one, or run the command as the user of the service.'],
])

const commands: Readonly<Record<CommandName, Command>> = {
  async list({ store, clock, print }, _subjects, { json, hidden }) {
    const all = (await Array.fromAsync(store.all(hidden))).map(overviewOf)
    if (json) return print(JSON.stringify(all))
    if (all.length > 0) print([tableHead, ...all.map(tableRow)].join('\n'))
    else print(hidden ? 'None is hidden.' : 'No submissions yet.')
    const counts = await store.counts(clock())
    if (!hidden && counts.hidden > 0)
      print(`${counts.hidden} more are too old, so they are hidden (list --hidden) and soon erased.`)
  },

  async show({ store, print }, subjects) {
    const submission = await find(store, reference(subjects))
    print(`${mailText(submission, () => exportCommand(submission))}\n`)
    if (submission.marks > 0)
      print(`Too old: hidden for ${submission.marks} daily runs, erased after ${runsUntilErased}`)
    print('Delivery:')
    for (const [name, value] of Object.entries(overviewOf(submission).delivery)) print(visible(`  ${name}: ${value}`))
  },

  async retry({ store, clock, print }, subjects) {
    const id = reference(subjects)
    if (!(await store.makeDue(id, clock())))
      throw new Error(`${id} is unknown, delivered, or being delivered just now: there is nothing to make due.`)
    print(`${id} is due: a service with SMTP_URL and DELIVERY=on delivers it within seconds.`)
  },

  async erase({ store, env, clock, print }, subjects) {
    const email = onlyOne(subjects, 'an e-mail address')
    print(`Removed for ${email}: ${await store.eraseFrom(email, clock())} submissions with their files.`)
    if (!(await store.reclaimSpace()))
      throw new Error(
        'The log of the database still holds traces, because another program was reading. Run the same command again.',
      )
    const traces =
      env.DATABASE_URL === undefined
        ? 'Nothing of it is left in the database.'
        : 'PostgreSQL frees their space at its next vacuum, and overwrites it later.'
    print(`${traces} Copies in mailboxes and backups are not reached from here.`)
  },

  async export({ store, clock, print }, ids, { format = 'csv', output }) {
    if (!/^(csv|files)$/.test(format)) throw new Error('Choose --format csv or files. JSON is list --json.')
    const references = [...new Set(ids.map((id) => id.toUpperCase()))]
    const named = await Promise.all(references.map((id) => find(store, id)))
    const chosen = ids.length > 0 ? named : await Array.fromAsync(store.all())
    const name = `submissions-${new Date(clock()).toISOString().slice(0, 10)}`
    const target = output ?? (format === 'csv' ? `${name}.csv` : name)
    // Rejects when the folder is there already.
    if (format === 'files') await mkdir(target, { mode: 0o700 })
    const table = format === 'files' ? join(target, 'submissions.csv') : target
    await exportTable(table, chosen)
    const leftOut = format === 'files' ? await exportAttachments(target, chosen, store) : []
    print(`${chosen.length} submissions written to ${target}`)
    throwIfDamaged(leftOut)
  },

  async verify({ store, print }) {
    const { submissions, files, damaged } = await store.verify()
    throwIfDamaged(damaged)
    print(`Read ${submissions} submissions and ${files} files: nothing is missing or altered.`)
  },

  async backup({ env, ...dependencies }, subjects) {
    if (env.DATABASE_URL !== undefined)
      throw new Error('Back up PostgreSQL by its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"')
    const folder = onlyOne(subjects, 'a folder')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty. Name a new or empty folder.`)
    const file = join(folder, databaseFile)
    await copySqlite(join(env.DATA_DIR, databaseFile), file)
    dependencies.print(`Backed up to ${file}.`)
    await runCommand(['verify'], { ...dependencies, env: { ...env, DATA_DIR: folder } })
  },

  async migrate({ store, env, ...dependencies }, _subjects, { to }) {
    if (to === undefined || !/^postgres(ql)?:\/\//.test(to)) throw new Error('Name the database: --to postgres://…')
    if (env.DATABASE_URL !== undefined)
      throw new Error('Leave DATABASE_URL out: what is copied is the database in DATA_DIR.')
    // `moveToPostgres` opens the file for itself alone.
    await store.close()
    await moveToPostgres(join(env.DATA_DIR, databaseFile), to)
    dependencies.print('Copied. Now start the service with this DATABASE_URL.')
    await runCommand(['verify'], { ...dependencies, env: { ...env, DATABASE_URL: to } })
  },
}

function throwIfDamaged(damaged: readonly string[]): void {
  if (damaged.length > 0) throw new Error(['Missing or altered:', ...damaged].join('\n  '))
}

const tableHead = tableLine(['REFERENCE', 'RECEIVED (UTC)', 'FORM', 'STATE', 'FILES', 'FROM'])

function tableRow({ id, received, formId, delivery, attachments, fields }: Overview): string {
  const when = received.slice(0, 16).replace('T', ' ')
  const from = visible(`${fields.fullname ?? ''} <${fields.email ?? ''}>`).replace(/\s+/g, ' ')
  return tableLine([id, when, formId, delivery.state, `${attachments.length}`, from])
}

/** Columns as wide as their longest possible value. */
function tableLine(cells: readonly string[]): string {
  const widths = [12, 16, 21, 11, 5]
  return cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
}

function reference(subjects: readonly string[]): string {
  return onlyOne(subjects, 'the reference of a submission, like AR-7KQ2-9XMD').toUpperCase()
}

async function find(store: Store, id: string): Promise<Submission> {
  const submission = await store.find(id)
  if (submission === undefined) throw new Error(`There is no submission ${id}.`)
  return submission
}

function onlyOne([subject]: readonly string[], what: string): string {
  if (subject === undefined) throw new Error(`Name ${what}.\n\n${usage}`)
  return subject
}
