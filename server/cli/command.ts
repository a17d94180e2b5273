import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { databaseFile } from '../store/sqlite-store.ts'
import type { Store } from '../store/store.ts'

/** What a command works with. */
export type CommandParts = { env: Env; clock: Clock; print: (text: string) => void | Promise<void> }

export type WithStore = CommandParts & {
  store: Store
  attachments: AttachmentStore
  /** Without a mail server messages are only kept. */
  hasMail: boolean
}

export type Options = {
  json?: boolean
  not?: boolean
  confirm?: boolean
  undo?: boolean
  format?: string
  output?: string
  to?: string
}

/** Something the caller has to do differently; its message says what. */
export class UsageError extends Error {}

/** Done, but not with everything: what is missing or altered was left out and is named in the message. */
export class IncompleteError extends Error {}

/** Throws when anything is to be named. */
export function nameLeftOut(damaged: readonly string[]): void {
  if (damaged.length > 0) {
    throw new IncompleteError(['Missing or altered, and left out:', ...damaged].join('\n  '))
  }
}

/** With a wrong DATA_DIR an empty database would be made and shown, as if nobody had ever written. */
export function refuseWithoutDatabase(dataDir: string): void {
  if (!existsSync(join(dataDir, databaseFile)))
    throw new UsageError(`There is no database in ${dataDir}. Set DATA_DIR to that of the service.`)
}
