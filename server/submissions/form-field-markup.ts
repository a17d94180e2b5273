import { acceptedFiles } from '../../forms/attachment-limits.ts'
import { type FormField, ticked } from '../../forms/field.ts'
import { escapeHtml } from './page-shell.ts'

export function idOf(field: FormField) {
  return `field-${field.name}`
}

/** One field with its label, hint, messages and value, tied together for assistive technology. */
export function fieldMarkup(field: FormField, value: string, messages: readonly string[]): string {
  const id = idOf(field)
  const hint =
    'hint' in field && field.hint ? `<p class="hint" id="${id}-hint">${escapeHtml(field.hint)}</p>` : ''
  const errors = messages.map((it) => `<p class="error">${escapeHtml(it)}</p>`).join('')
  const described = [hint && `${id}-hint`, errors && `${id}-error`].filter(Boolean).join(' ')
  const shared = [
    `id="${id}" name="${field.name}"`,
    field.required && 'required',
    errors && 'aria-invalid="true"',
    described && `aria-describedby="${described}"`,
  ]
    .filter(Boolean)
    .join(' ')
  const error = errors && `<div id="${id}-error">${errors}</div>`
  if (field.type === 'consent') {
    const label = `${escapeHtml(field.label)} <a href="${field.link.href}" target="_blank" rel="noopener">${escapeHtml(field.link.text)}</a>`
    const box = `<input type="checkbox" value="${ticked}"${value === ticked ? ' checked' : ''} ${shared}>`
    return `<div>${error}<div class="consent">${box}<label for="${id}">${label}</label></div></div>`
  }
  return `<div><label for="${id}">${escapeHtml(field.label)}</label>${hint}${error}${control(field, value, shared)}</div>`
}

function control(field: Exclude<FormField, { type: 'consent' }>, value: string, shared: string): string {
  switch (field.type) {
    case 'select': {
      const options = field.options.map(
        (it) => `<option${it === value ? ' selected' : ''}>${escapeHtml(it)}</option>`,
      )
      return `<select ${shared}><option value="">${escapeHtml(field.placeholder)}</option>${options.join('')}</select>`
    }
    case 'files':
      // Browsers never let a page fill this in, so what was chosen has to be chosen again.
      return `<input type="file" multiple accept="${acceptedFiles}" ${shared}><p class="hint">Please choose your files again.</p>`
    case 'textarea':
      // The first line break after the tag is dropped by the browser, so one is given that may be.
      return `<textarea rows="${field.rows}" ${shared}>\n${escapeHtml(value)}</textarea>`
    default:
      return `<input type="${field.type}" autocomplete="${field.autocomplete}" value="${escapeHtml(value)}" ${shared}>`
  }
}
