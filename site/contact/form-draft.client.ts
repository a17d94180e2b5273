import type { FormDefinition } from '../../forms/form.ts'
import { technicalFields } from '../../forms/protocol.ts'
import { deviceStorage } from '../browser/device-storage.client.ts'

const keyOf = ({ formId }: FormDefinition) => `form-draft:${formId}`

/**
 * The draft of a form in this tab, until it is sent or the tab is closed: its fields as a query string, and its
 * submissionKey, so that sending it again after a reload is recognised as a repeat. Of files it has only the names, because
 * no browser keeps the files themselves. It has no consents, which are given anew each time.
 */
export function readDraft(form: FormDefinition): URLSearchParams {
  return new URLSearchParams(deviceStorage('sessionStorage')?.getItem(keyOf(form)) ?? '')
}

export function storeDraft(form: FormDefinition, element: HTMLFormElement): void {
  const draft = new URLSearchParams()
  for (const [name, value] of new FormData(element))
    if (!form.fields.some((field) => field.name === name && field.type === 'consent'))
      draft.append(name, typeof value === 'string' ? value : value.name)
  try {
    deviceStorage('sessionStorage')?.setItem(keyOf(form), draft.toString())
  } catch {
    console.warn('The browser has no room to keep this form through a reload.')
  }
}

export function removeDraft(form: FormDefinition): void {
  deviceStorage('sessionStorage')?.removeItem(keyOf(form))
}

/** Puts the draft into the fields that are still empty; without one the form gets a key of its own. */
export function restoreDraft(form: FormDefinition, element: HTMLFormElement): void {
  const draft = readDraft(form)
  // Not crypto.randomUUID, which browsers only offer on https and localhost.
  const newKey = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const fields = '[name]:not([type=file], [type=checkbox])'
  for (const field of element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields))
    field.value ||= draft.get(field.name) ?? (field.name === technicalFields.submissionKey ? newKey : '')
}
