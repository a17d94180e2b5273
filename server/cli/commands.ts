import { parseArgs } from 'node:util'
import { showHidden } from '../../forms/characters.ts'
import type { Clock } from '../clock.ts'
import { exportCommand, mailText } from '../delivery/mail-text.ts'
import type { Settings } from '../settings.ts'
import type { Submission } from '../store/records.ts'
import { openStore, type Store } from '../store/store.ts'
import { exportFolder, exportTable } from './export.ts'
import { overviewOf, overviewTable } from './overview.ts'

type Dependencies = { settings: Settings; clock: Clock; print: (text: string) => void }

type Command = {
  /** As the usage shows them. */
  parameters?: string
  does: string
  /** `args`: the words after its name. */
  run: (use: Dependencies & { store: Store }, args: string[]) => Promise<void>
}

/** Runs one of the commands. Rejects with advice for the caller or, where there is none, with the error. */
export async function runCommand([name = '', ...args]: readonly string[], dependencies: Dependencies): Promise<void> {
  const { settings } = dependencies
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) throw new Error(usage())
  await withStore(settings, async (store) => {
    // With a wrong DATA_DIR the command would make and show an empty database.
    if (!store.exists())
      throw new Error(`There is no database in ${settings.DATA_DIR}. Set DATA_DIR to that of the service.`)
    await command.run({ ...dependencies, store }, args)
  }).catch((error: unknown) => {
    throw inPlainWords(error)
  })
}

function usage(): string {
  const lines = Object.entries(commands).map(
    ([name, { parameters = '', does }]) => `${`  ${name} ${parameters}`.trimEnd()}\n      ${does}`,
  )
  return ['npm run submissions -- <command>', ...lines].join('\n')
}

/** Adds advice to an error of the file system; returns any other error as it is. */
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

const commands: Readonly<Record<string, Command>> = {
  list: {
    parameters: '[--json]',
    does: 'all submissions, newest first',
    async run({ store, print }, args) {
      const { json } = parseArgs({ args, options: { json: { type: 'boolean' } } }).values
      const all = (await Array.fromAsync(store.submissions.all())).map(overviewOf)
      if (json) print(JSON.stringify(all))
      else print(all.length > 0 ? overviewTable(all) : 'No submissions yet.')
    },
  },

  show: {
    parameters: 'REFERENCE',
    does: 'one of them in full',
    async run({ store, print }, args) {
      const submission = await find(store, referenceIn(args))
      print(`${mailText(submission, () => exportCommand(submission))}\n`)
      print('Delivery:')
      for (const [name, value] of Object.entries(overviewOf(submission).delivery))
        print(showHidden(`  ${name}: ${value}`))
    },
  },

  export: {
    parameters: '[--format csv|files] [--output PATH] [REFERENCE …]',
    does: 'all, or those named: a table, or a folder with the attachments',
    async run({ store, clock, print }, args) {
      const options = { format: { type: 'string', default: 'csv' }, output: { type: 'string' } } as const
      const { positionals, values } = parseArgs({ args, allowPositionals: true, options })
      const { format, output } = values
      if (!/^(csv|files)$/.test(format)) throw new Error('Choose --format csv or files. JSON is list --json.')
      const references = [...new Set(positionals.map((reference) => reference.toUpperCase()))]
      const named = await Promise.all(references.map((reference) => find(store, reference)))
      const chosen = positionals.length > 0 ? named : await Array.fromAsync(store.submissions.all())
      const name = `submissions-${new Date(clock()).toISOString().slice(0, 10)}`
      const target = output ?? (format === 'csv' ? `${name}.csv` : name)
      if (format === 'csv') await exportTable(target, chosen)
      const leftOut = format === 'files' ? await exportFolder(target, chosen, store.attachments) : []
      print(`Submissions written to ${target}: ${chosen.length}`)
      throwIfDamaged(leftOut)
    },
  },

  retry: {
    parameters: 'REFERENCE',
    does: 'deliver it now: one that waits, was given up, or is held as spam',
    async run({ store, clock, print }, args) {
      const reference = referenceIn(args)
      if (!(await store.deliveries.setDue(reference, clock())))
        throw new Error(`${reference} is unknown or delivered: there is nothing to make due.`)
      print(`${reference} is due: a service with SMTP_URL delivers it within seconds.`)
    },
  },

  erase: {
    parameters: 'EMAIL',
    does: 'remove everything that this e-mail address has sent',
    async run({ store, print }, args) {
      const email = onlyOne(args, 'e-mail address')
      print(`Submissions of ${email} removed, with all files: ${await store.erasure.eraseFrom(email)}`)
      const { tracesLeftIn } = await store.reclaimSpace()
      if (tracesLeftIn === 'log') throw new Error(traceReports.log)
      print(`${traceReports[tracesLeftIn]} Copies in mailboxes and backups are not reached from here.`)
    },
  },

  verify: {
    does: 'read everything once; name what is missing or altered',
    async run({ store, print }, args) {
      parseArgs({ args })
      await verify(store, print)
    },
  },

  backup: {
    parameters: 'DIR',
    does: 'a copy of everything in one file, while the service runs',
    async run({ store, settings, print }, args) {
      const folder = onlyOne(args, 'folder')
      print(`Backed up to ${await store.backUp(folder)}.`)
      await withStore({ ...settings, DATA_DIR: folder }, (copy) => verify(copy, print))
    },
  },
}

async function find(store: Store, reference: string): Promise<Submission> {
  const submission = await store.submissions.find(reference)
  if (submission === undefined) throw new Error(`There is no submission ${reference}.`)
  return submission
}

function referenceIn(args: string[]): string {
  return onlyOne(args, 'reference of a submission, like AR-7KQ2-9XMD').toUpperCase()
}

function onlyOne(args: string[], what: string): string {
  const [given, ...others] = parseArgs({ args, allowPositionals: true }).positionals
  if (given === undefined || others.length > 0) throw new Error(`Name one ${what}.\n\n${usage()}`)
  return given
}

function throwIfDamaged(damaged: readonly string[]): void {
  if (damaged.length > 0) throw new Error(['Missing or altered:', ...damaged].join('\n  '))
}

/** The words of `erase` for each place where traces may be left. */
const traceReports = {
  nowhere: 'Nothing of it is left in the database.',
  log: 'The log of the database still holds traces, because another program was reading. Run the same command again.',
  freeSpace: 'PostgreSQL frees their space at its next vacuum, and overwrites it later.',
}

async function verify(store: Store, print: Dependencies['print']) {
  const { submissions, files, damaged } = await store.submissions.verify()
  throwIfDamaged(damaged)
  print(`Submissions read: ${submissions}, files: ${files}. Nothing is missing or altered.`)
}

async function withStore(settings: Settings, work: (store: Store) => Promise<void>) {
  const store = openStore(settings)
  await work(store).finally(store.close)
}
