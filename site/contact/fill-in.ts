import { type FormValues, ticked } from '../../forms/form.ts'

/** Every field a visitor types into, chooses from or ticks. */
const fields = ':is(input, select, textarea)[name]:not([type="hidden"], [type="file"])'

/**
 * Puts kept values into the fields that are still empty, and lets every field that holds something report it as
 * typing does: what was typed before the page's script ran has told nobody yet, and stays as it is.
 */
export function fillIn(form: HTMLFormElement, values: FormValues): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(fields)) {
    const kept = values[field.name] ?? ''
    const box = field instanceof HTMLInputElement && field.type === 'checkbox' ? field : undefined
    if (box) box.checked ||= kept === ticked
    else field.value ||= kept
    if (box ? box.checked : field.value !== '') field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
