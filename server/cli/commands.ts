import { parseArgs } from 'node:util'
import { openAttachments } from '../attachments/open-attachments.ts'
import { openStore } from '../store/open-store.ts'
import { backUp, restore } from './backup.ts'
import {
  type CommandParts,
  type Options,
  refuseWithoutDatabase,
  UsageError,
  type WithStore,
} from './command.ts'
import { exportSubmissions } from './export.ts'
import { list, retry, show, spam } from './look-and-mark.ts'
import { migrate } from './migrate.ts'
import { erase, removeSpam, retention } from './remove.ts'
import { verify } from './verify.ts'

const usage = `npm run submissions -- <command>
  list [--json]                            all submissions, newest first
  show ID [--json]                         one of them in full
  export [--format csv|json|zip] [--output FILE] [ID …]
                                           all, or those named; ZIP has the attachments in it
  retry ID                                 try its delivery again now
  spam ID [--not]                          mark it as spam, or clear it and deliver it
  remove-spam ID … | --confirm             remove these of those marked as spam, or all of them
  erase EMAIL                              remove everything that address has sent
  retention [--confirm | --undo]           what is too old; set it aside now; bring back what is aside
  verify                                   read everything once; list what is missing or altered
  backup DIR                               a copy of everything, while the service runs
  restore DIR                              such a copy into an empty DATA_DIR or database
  migrate --to postgres://…                from SQLite in DATA_DIR to an empty PostgreSQL, files to ATTACHMENTS_URL if set`

/**
 * Runs one command. Rejects with UsageError when it is not one of those in `usage`, or names what is not there, and with
 * IncompleteError when it did all it could and something is missing.
 */
export async function runCommand(args: readonly string[], parts: CommandParts): Promise<void> {
  const { command, subjects, options } = read(args)
  if (command === 'restore') return restore(one(subjects, 'a folder'), parts)
  if (command === 'migrate') return migrate(options.to, parts)
  const run = new Map(Object.entries(withStore)).get(command ?? '')
  if (run === undefined) throw new UsageError(usage)
  if (parts.env.DATABASE_URL === undefined) refuseWithoutDatabase(parts.env.DATA_DIR)
  const store = await openStore({ env: parts.env, warn: parts.print })
  const attachments = await openAttachments(parts.env)
  try {
    await run({ ...parts, store, attachments, hasMail: parts.env.SMTP_URL !== undefined }, subjects, options)
  } finally {
    await store.close()
  }
}

type Run = (parts: WithStore, subjects: readonly string[], options: Options) => Promise<void>

const withStore: Record<string, Run> = {
  list,
  show: (parts, subjects, options) => show(idFrom(subjects), options, parts),
  export: (parts, subjects, options) => exportSubmissions(subjects, options, parts),
  retry: (parts, subjects) => retry(idFrom(subjects), parts),
  spam: (parts, subjects, options) => spam(idFrom(subjects), options, parts),
  'remove-spam': (parts, subjects, options) => removeSpam(subjects, options, parts),
  erase: (parts, subjects) => erase(one(subjects, 'an e-mail address'), parts),
  retention: (parts, _subjects, options) => retention(options, parts),
  verify,
  backup: (parts, subjects) => backUp(one(subjects, 'a folder'), parts),
}

function read(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = { json: flag, not: flag, confirm: flag, undo: flag, format: text, output: text, to: text }
  try {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
    const [command, ...subjects] = positionals
    return { command, subjects, options: values }
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  }
}

function idFrom(subjects: readonly string[]) {
  return one(subjects, 'the reference of a submission, like AR-7KQ2-9XMD').toUpperCase()
}

function one(subjects: readonly string[], what: string): string {
  const [subject, ...rest] = subjects
  if (subject === undefined || rest.length > 0) throw new UsageError(`Name ${what}.\n\n${usage}`)
  return subject
}
