import type { FormValues } from '../../forms/form.ts'
import { deviceStorage } from '../ui/remembered.ts'

/** A form on its way to being sent. The key makes a second sending of it, even after a reload, the same submission. */
export type Draft = {
  values: FormValues
  submissionKey: string
  /** When this form was first shown, in ms since 1970. */
  startedAt: number
  /** Names of the chosen files, which themselves no browser keeps through a reload. */
  files?: string[]
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function newDraft(): Draft {
  // Not crypto.randomUUID, which browsers only offer on https and localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const submissionKey = Array.from(bytes, (it) => it.toString(16).padStart(2, '0')).join('')
  return { values: {}, submissionKey, startedAt: Date.now() }
}

/** The draft this device has kept of a form; undefined when there is none, or none that can be read. */
export function readDraft(formId: string, storage = tabStorage()): Draft | undefined {
  return parseDraft(storage?.getItem(keyOf(formId)) ?? '')
}

/** Keeps the draft on the device, in this tab only, until the form is sent or the tab is closed. Never files. */
export function keepDraft(formId: string, draft: Draft, storage = tabStorage()): void {
  try {
    storage?.setItem(keyOf(formId), JSON.stringify(draft))
  } catch {
    console.warn('The browser has no room to keep this form through a reload.')
  }
}

export function dropDraft(formId: string, storage = tabStorage()): void {
  storage?.removeItem(keyOf(formId))
}

/** Without one the form works, and only forgets at a reload. */
function tabStorage(): DraftStorage | undefined {
  return deviceStorage('sessionStorage')
}

function keyOf(formId: string) {
  return `form-draft:${formId}`
}

function parseDraft(text: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(text)
    return isDraft(draft) ? draft : undefined
  } catch {
    return undefined
  }
}

function isDraft(found: unknown): found is Draft {
  if (typeof found !== 'object' || found === null) return false
  if (!('values' in found && 'submissionKey' in found && 'startedAt' in found)) return false
  const { values, submissionKey, startedAt } = found
  if (typeof values !== 'object' || values === null) return false
  return (
    Object.values(values).every(isText) &&
    isText(submissionKey) &&
    typeof startedAt === 'number' &&
    (!('files' in found) || (Array.isArray(found.files) && found.files.every(isText)))
  )
}

function isText(it: unknown): it is string {
  return typeof it === 'string'
}
