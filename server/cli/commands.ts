import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Clock, second } from '../clock.ts'
import { exportCommand, mailText, visible } from '../delivery/submission-mail.ts'
import type { Env } from '../env.ts'
import { runsUntilErased } from '../store/removal.ts'
import type { Submission } from '../store/schema.ts'
import { databaseFile } from '../store/sqlite.ts'
import { copySqlite, moveToPostgres, openStore, type Store, sqliteStore } from '../store/store.ts'
import { exportAttachments, exportTable, type Overview, overviewOf } from './export.ts'

/** Its message says what the caller has to do differently, or what could not be done. */
export class CommandError extends Error {}

const usage = `npm run submissions -- <command>
  list [--json] [--hidden]          all submissions, newest first; or those that retention hides
  show ID                           one of them in full
  export [--format csv|files] [--output PATH] [ID …]
                                    all, or those named: a table, or a folder with the attachments
  retry ID                          deliver it now: one that waits, was given up, or is held as spam
  erase EMAIL                       remove everything that address has sent
  verify                            read everything once; name what is missing or altered
  backup DIR                        a copy of everything in one file, while the service runs
  migrate --to postgres://…         copy SQLite in DATA_DIR into an empty PostgreSQL; stop the service first`

/** What a command works with. */
type Dependencies = { env: Env; clock: Clock; print: (text: string) => void | Promise<void> }

type Options = ReturnType<typeof readArguments>['options']
type Command = (
  dependencies: Dependencies & { store: Store },
  subjects: readonly string[],
  options: Options,
) => Promise<void>

/**
 * Runs one of the commands. Rejects with CommandError when it is none of them, names what is not there, or did all it
 * could and something is missing.
 */
export async function runCommand(args: readonly string[], dependencies: Dependencies): Promise<void> {
  const { name, subjects, options } = readArguments(args)
  const command = new Map(Object.entries(commands)).get(name ?? '')
  if (command === undefined) throw new CommandError(usage)
  const { DATABASE_URL, DATA_DIR } = dependencies.env
  // With a wrong DATA_DIR a new and empty database would be made and shown.
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, databaseFile)))
    throw new CommandError(`There is no database in ${DATA_DIR}. Set DATA_DIR to that of the service.`)
  // No visitor waits for it, so it can wait for a service that is busy.
  const store = openStore(dependencies.env, 30 * second)
  try {
    await command({ ...dependencies, store }, subjects, options)
  } finally {
    await store.close()
  }
}

function readArguments(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const known = { json: flag, hidden: flag, format: text, output: text, to: text }
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: known })
    const [name, ...subjects] = positionals
    return { name, subjects, options: values }
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

const commands: Readonly<Record<string, Command>> = {
  async list({ store, env, clock, print }, _subjects, { json, hidden }) {
    let number = 0
    for await (const submission of store.all(hidden)) {
      const overview = overviewOf(submission, hasMail(env))
      if (json) await print(`${number === 0 ? '[' : ','}${JSON.stringify(overview)}`)
      else await print(`${number === 0 ? `${tableHead}\n` : ''}${tableRow(overview)}`)
      number += 1
    }
    if (json) return print(number === 0 ? '[]' : ']')
    if (number === 0) await print(hidden ? 'None is hidden.' : 'No submissions yet.')
    const counts = await store.counts(clock())
    if (!hidden && counts.hidden > 0)
      await print(`${counts.hidden} more are too old, so they are hidden (list --hidden) and soon erased.`)
  },

  async show({ store, env, print }, subjects) {
    const submission = await find(store, reference(subjects))
    await print(`${mailText(submission, () => exportCommand(submission))}\n`)
    if (submission.marks > 0)
      await print(`Too old: hidden for ${submission.marks} daily runs, erased after ${runsUntilErased}`)
    await print(`Delivery: ${visible(JSON.stringify(overviewOf(submission, hasMail(env)).delivery))}`)
  },

  async retry({ store, env, clock, print }, subjects) {
    const id = reference(subjects)
    const result = await store.makeDue(id, clock())
    if (result === 'being sent')
      throw new CommandError(`${id} is being delivered just now. If that fails, it is tried again by itself.`)
    if (result === 'nothing to deliver')
      throw new CommandError(`There is no submission ${id} that still has to be delivered.`)
    const isOff = env.DELIVERY === 'off' && 'the service runs with DELIVERY=on'
    const isKept = !hasMail(env) && 'the service is given SMTP_URL: without it messages are only stored'
    await print(`${id} will be delivered within seconds, if ${isOff || isKept || 'the service runs'}.`)
  },

  async erase({ store, env, clock, print }, subjects) {
    const email = onlyOne(subjects, 'an e-mail address')
    const { submissions, files } = await store.eraseFrom(email, clock())
    const words = `Removed for ${email}: ${submissions} submissions, ${files} files.`
    if (!(await store.reclaimSpace()))
      throw new CommandError(
        `${words} Its log still holds traces, because another program was reading the database. Run the same command again.`,
      )
    const traces =
      env.DATABASE_URL === undefined
        ? 'Nothing of it is left in the database.'
        : 'PostgreSQL frees their space at its next vacuum, and overwrites it later.'
    await print(`${words} ${traces} Copies in mailboxes and backups are not reached from here.`)
  },

  async export({ store, env, clock, print }, ids, { format = 'csv', output }) {
    if (!/^(csv|files)$/.test(format))
      throw new CommandError('Choose --format csv or files. JSON is list --json.')
    async function* chosen() {
      if (ids.length === 0) yield* store.all()
      for (const id of new Set(ids.map((it) => it.toUpperCase()))) yield await find(store, id)
    }
    const name = `submissions-${new Date(clock()).toISOString().slice(0, 10)}`
    const target = output ?? (format === 'csv' ? `${name}.csv` : name)
    // Throws when the folder is there already.
    if (format === 'files') await mkdir(target, { mode: 0o700 })
    const table = format === 'files' ? join(target, 'submissions.csv') : target
    const number = await exportTable(table, chosen, hasMail(env))
    const leftOut = format === 'files' ? await exportAttachments(target, chosen, store) : []
    await print(`${number} submissions written to ${target}`)
    throwIfDamaged(leftOut)
  },

  async verify({ store, print }) {
    const { counted, damaged } = await readEverything(store)
    throwIfDamaged(damaged)
    await print(`Read ${counted}: nothing is missing or altered.`)
  },

  async backup({ env, print }, subjects) {
    if (env.DATABASE_URL !== undefined)
      throw new CommandError(
        'Back up PostgreSQL by its own tool: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
      )
    const folder = onlyOne(subjects, 'a folder')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if ((await readdir(folder)).length > 0) throw new CommandError(`${folder} is not empty.`)
    const file = join(folder, databaseFile)
    await copySqlite(join(env.DATA_DIR, databaseFile), file)
    const copy = sqliteStore(file)
    const { counted, damaged } = await readEverything(copy).finally(() => copy.close())
    await print(`Backed up to ${file}: ${counted}, all of it read once more.`)
    throwIfDamaged(damaged)
  },

  async migrate({ store, env, print }, _subjects, { to }) {
    if (to === undefined || !/^postgres(ql)?:\/\//.test(to))
      throw new CommandError('Name the database: --to postgres://…')
    if (env.DATABASE_URL !== undefined)
      throw new CommandError('Leave DATABASE_URL out: what is copied is the database in DATA_DIR.')
    // `moveToPostgres` opens the file for itself alone.
    await store.close()
    await moveToPostgres(join(env.DATA_DIR, databaseFile), to)
    const target = openStore({ ...env, DATABASE_URL: to })
    const { counted, damaged } = await readEverything(target).finally(() => target.close())
    await print(`Copied ${counted}, all of it read once more. Now start the service with DATABASE_URL.`)
    throwIfDamaged(damaged)
  },
}

/** A database that cannot be read to its end is damaged as well. */
async function readEverything(store: Store) {
  const { submissions, files, damaged } = await store.verify().catch((error: unknown) => {
    const words = error instanceof Error ? error.message : error
    return { submissions: 0, files: 0, damaged: [`the database cannot be read to its end: ${words}`] }
  })
  return { counted: `${submissions} submissions and ${files} files`, damaged }
}

function throwIfDamaged(damaged: readonly string[]): void {
  if (damaged.length > 0) throw new CommandError(['Missing or altered:', ...damaged].join('\n  '))
}

/** Without a mail server messages are only stored. */
function hasMail(env: Env): boolean {
  return env.SMTP_URL !== undefined
}

const tableHead = tableLine(['REFERENCE', 'RECEIVED (UTC)', 'FORM', 'STATE', 'FILES', 'FROM'])

function tableRow(it: Overview): string {
  return tableLine([
    it.id,
    it.received.slice(0, 16).replace('T', ' '),
    it.formId,
    it.delivery.state,
    `${it.attachments.length}`,
    visible(`${it.fields.fullname ?? ''} <${it.fields.email ?? ''}>`).replace(/\s+/g, ' '),
  ])
}

/** Columns as wide as their longest possible value: rows are printed before all of them are known. */
function tableLine(cells: readonly string[]): string {
  const widths = [12, 16, 21, 11, 5]
  return cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')
}

function reference(subjects: readonly string[]): string {
  return onlyOne(subjects, 'the reference of a submission, like AR-7KQ2-9XMD').toUpperCase()
}

async function find(store: Store, id: string): Promise<Submission> {
  const found = await store.find(id)
  if (found === undefined) throw new CommandError(`There is no submission ${id}.`)
  return found
}

function onlyOne(subjects: readonly string[], what: string): string {
  const [subject, ...rest] = subjects
  if (subject === undefined || rest.length > 0) throw new CommandError(`Name ${what}.\n\n${usage}`)
  return subject
}
