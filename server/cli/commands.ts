import { parseArgs } from 'node:util'
import { openAttachments } from '../attachments/open-attachments.ts'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { backUp, restore } from './backup.ts'
import { exportSubmissions } from './export.ts'
import { migrate } from './migrate.ts'
import { asTable, overviewOf } from './overview.ts'
import { asText } from './show.ts'
import { UsageError } from './usage-error.ts'

export type CommandParts = { env: Env; clock: Clock; print: (text: string) => void }

export const usage = `npm run submissions -- <command>
  list [--json]                            all submissions, newest first
  show ID                                  one of them in full
  export [--format csv|json|zip] [--output FILE] [ID …]
                                           all, or those named; ZIP has the attachments in it
  retry ID                                 try its delivery again now
  spam ID [--not]                          mark it as spam, or clear it and deliver it
  erase EMAIL                              remove everything that address has sent
  backup DIR                               a copy of everything, while the service runs
  restore DIR                              such a copy into an empty DATA_DIR or database
  migrate --to postgres://…                from SQLite in DATA_DIR to an empty PostgreSQL, files to ATTACHMENTS_URL if set`

/** Runs one command. Rejects with UsageError when it is not one of those in `usage`, or names what is not there. */
export async function runCommand(args: readonly string[], parts: CommandParts): Promise<void> {
  const { command, subjects, options } = read(args)
  if (command === 'restore') return restore(one(subjects, 'a folder'), parts)
  if (command === 'migrate') return migrate(options.to, parts)
  const store = await openStore(parts.env)
  try {
    await runOnStore(command, subjects, options, store, parts)
  } finally {
    await store.close()
  }
}

const soon = 'the service runs'
const never = 'the service is given SMTP_URL or WEBHOOK_URL: without them messages are only kept'

type Options = { json?: boolean; not?: boolean; format?: string; output?: string; to?: string }

async function runOnStore(
  command: string | undefined,
  subjects: readonly string[],
  options: Options,
  store: Store,
  { env, clock, print }: CommandParts,
) {
  const hasMail = env.SMTP_URL !== undefined
  const goesOut = hasMail || env.WEBHOOK_URL !== undefined
  switch (command) {
    case 'list': {
      const overview = (await store.list()).map((it) => overviewOf(it, hasMail))
      return print(options.json ? JSON.stringify(overview, null, 2) : asTable(overview))
    }
    case 'show': {
      const submission = (await store.find(idFrom(subjects))) ?? missing(subjects)
      return print(options.json ? JSON.stringify(submission, null, 2) : asText(submission, hasMail))
    }
    case 'export':
      return print(
        await exportSubmissions(subjects, options, {
          store,
          attachments: await openAttachments(env),
          clock,
          hasMail,
        }),
      )
    case 'retry':
      if (!(await store.retry(idFrom(subjects), clock())))
        missing(subjects, ' that still has to be delivered')
      return print(`${idFrom(subjects)} will be delivered within seconds, if ${goesOut ? soon : never}.`)
    case 'spam':
      if (!(await store.markSpam(idFrom(subjects), !options.not, clock()))) missing(subjects)
      return print(
        options.not
          ? `${idFrom(subjects)} is cleared and will be delivered, if ${goesOut ? soon : never}.`
          : `${idFrom(subjects)} is marked as spam.`,
      )
    case 'erase': {
      const email = one(subjects, 'an e-mail address')
      const removed = await store.eraseFrom(email)
      await (await openAttachments(env)).remove(removed.attachmentIds)
      return print(
        `Removed for ${email}: ${removed.submissions} submissions, ${removed.fields} fields, ${removed.attachmentIds.length} files, ${removed.outboxRows} outbox rows. Copies in mailboxes and backups are not reached from here.`,
      )
    }
    case 'backup':
      return print(
        await backUp(one(subjects, 'a folder'), {
          store,
          attachments: await openAttachments(env),
          env,
          clock,
        }),
      )
    default:
      throw new UsageError(usage)
  }
}

function read(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: flag, not: flag, format: text, output: text, to: text },
    })
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

function missing(subjects: readonly string[], which = ''): never {
  throw new UsageError(`There is no submission ${subjects.join(', ')}${which}.`)
}
