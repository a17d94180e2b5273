import type { FormDefinition } from '../../forms/form.ts'
import { technicalFields } from '../../forms/protocol.ts'
import { deviceStorage } from '../ui/remembered.ts'

/**
 * The draft of a form in this tab, until it is sent or the tab is closed: its fields as a query string, with the key that
 * makes a second sending of it, even after a reload, the same submission. Of files it has the names, for no browser
 * keeps the files themselves; of consents nothing, for they are given anew each time.
 */
export function readDraft({ formId }: FormDefinition): URLSearchParams {
  return new URLSearchParams(deviceStorage('sessionStorage')?.getItem(`form-draft:${formId}`) ?? '')
}

export function storeDraft(form: FormDefinition, element: HTMLFormElement): void {
  const draft = draftOf(form, new FormData(element))
  try {
    deviceStorage('sessionStorage')?.setItem(`form-draft:${form.formId}`, draft.toString())
  } catch {
    console.warn('The browser has no room to keep this form through a reload.')
  }
}

export function draftOf(form: FormDefinition, filled: FormData): URLSearchParams {
  const isKept = (name: string) => form.fields.every((it) => it.name !== name || it.type !== 'consent')
  const entries = [...filled].filter(([name]) => isKept(name))
  return new URLSearchParams(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  )
}

export function removeDraft({ formId }: FormDefinition): void {
  deviceStorage('sessionStorage')?.removeItem(`form-draft:${formId}`)
}

/** Puts the draft into the fields that are still empty; without one the form gets a key and a time of its own. */
export function restoreDraft(form: FormDefinition, element: HTMLFormElement): void {
  const draft = { ...newDraft(), ...Object.fromEntries(readDraft(form)) }
  const fields = '[name]:not([type=file], [type=checkbox])'
  for (const field of element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields))
    field.value ||= draft[field.name] ?? ''
}

export function newDraft(): Record<string, string> {
  // Not crypto.randomUUID, which browsers only offer on https and localhost.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const key = Array.from(bytes, (it) => it.toString(16).padStart(2, '0')).join('')
  return { [technicalFields.submissionKey]: key, [technicalFields.startedAt]: String(Date.now()) }
}
