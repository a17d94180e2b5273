import type { FormValues } from '../../forms/form.ts'
import { deviceStorage } from '../ui/remembered.ts'

/** A form on its way to being sent. The key makes a second sending of it, even after a reload, the same submission. */
export type Draft = {
  /** Never a consent: that is given anew each time. */
  values: FormValues
  submissionKey: string
  /** When this form was first shown, in ms since 1970. */
  startedAt: number
  /** Names of the chosen files; no browser keeps the files themselves through a reload. */
  files: readonly string[]
}

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function newDraft(): Draft {
  // Not crypto.randomUUID, which browsers only offer on https and localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const submissionKey = Array.from(bytes, (it) => it.toString(16).padStart(2, '0')).join('')
  return { values: {}, submissionKey, startedAt: Date.now(), files: [] }
}

/** The draft this tab has stored of a form; undefined when there is none, or none that can be read. */
export function readDraft(formId: string, storage = tabStorage()): Draft | undefined {
  try {
    const found: unknown = JSON.parse(storage?.getItem(keyOf(formId)) ?? '')
    return isDraft(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** Stores the draft on the device, in this tab only, until the form is sent or the tab is closed. */
export function storeDraft(formId: string, draft: Draft, storage = tabStorage()): void {
  try {
    storage?.setItem(keyOf(formId), JSON.stringify(draft))
  } catch {
    console.warn('The browser has no room to keep this form through a reload.')
  }
}

export function removeDraft(formId: string, storage = tabStorage()): void {
  storage?.removeItem(keyOf(formId))
}

/** Undefined where the browser blocks it: the form works, and only forgets at a reload. */
function tabStorage(): DraftStorage | undefined {
  return deviceStorage('sessionStorage')
}

function keyOf(formId: string) {
  return `form-draft:${formId}`
}

function isDraft(found: unknown): found is Draft {
  if (typeof found !== 'object' || found === null) return false
  if (!('values' in found && 'submissionKey' in found && 'startedAt' in found && 'files' in found))
    return false
  const { values, submissionKey, startedAt, files } = found
  return (
    typeof values === 'object' &&
    values !== null &&
    [...Object.values(values), submissionKey].every((it) => typeof it === 'string') &&
    typeof startedAt === 'number' &&
    Array.isArray(files) &&
    files.every((it) => typeof it === 'string')
  )
}
