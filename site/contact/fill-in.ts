import { type FormValues, ticked } from '../../forms/field.ts'
import type { FormDefinition } from '../../forms/form.ts'

/**
 * Puts kept values into the fields that are still empty, and lets every field that holds something report it as
 * typing does: what was typed before the page's script ran has told nobody yet, and stays as it is.
 */
export function fillIn(form: FormDefinition, element: HTMLFormElement, values: FormValues): void {
  for (const { name } of form.fields) {
    const control = element.elements.namedItem(name)
    if (!isControl(control) || control.type === 'file') continue
    if (isEmpty(control)) fill(control, values[name] ?? '')
    if (!isEmpty(control)) control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(found: unknown): found is Control {
  return (
    found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement
  )
}

function isEmpty(control: Control) {
  return isBox(control) ? !control.checked : control.value === ''
}

function fill(control: Control, value: string) {
  if (isBox(control)) control.checked = value === ticked
  else control.value = value
}

function isBox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}
