import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FormDefinition, FormField } from '../../forms/form.ts'
import { formRegister } from '../../forms/form-register.ts'
import { answerPages, blank } from '../../forms/protocol.ts'
import { aFolder } from './a-folder.ts'

/** The folder of a small built site with these files, by their names from the folder on. */
export function aSite(files: Record<string, string | Buffer> = { 'index.html': '<title>Home</title>' }) {
  const folder = join(aFolder('site'), 'client')
  const all = { '../redirects.json': '[]', '404.html': '<title>404</title>', ...pages(), ...files }
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/** The pages that are filled in as answers, with what the service looks for; `e2e/` sees the real ones. */
function pages(): Record<string, string> {
  return Object.fromEntries([
    [
      `${answerPages.notSent}/index.html`,
      `<title>Error</title><div role="alert"><h1>Not sent</h1><p>${blank}</p><a href="/contact">Again</a></div>`,
    ],
    ...formRegister.flatMap((form) => [
      [`${answerPages.sent(form.formId)}/index.html`, `<h2>${form.success}</h2><strong>${blank}</strong>`],
      [`${answerPages.refused(form.formId)}/index.html`, refusedPage(form)],
    ]),
  ])
}

function refusedPage({ formId, fields }: FormDefinition) {
  const links = fields.map(({ name }) => `<li><a href="#field-${name}">${blank}</a></li>`)
  return `<!DOCTYPE html><title>Error: ${formId}</title>
<div role="alert"><ul>${links.join('')}<li><span>${blank}</span></li></ul></div>
<form><input type="hidden" name="formId" value="${formId}"><input type="hidden" name="submissionKey" value="${blank}"><input
 type="hidden" name="startedAt" value="1">${fields.map(wrongField).join('')}</form>`
}

function wrongField(field: FormField) {
  const id = `field-${field.name}`
  const attributes = `id="${id}" name="${field.name}" aria-invalid="true" aria-describedby="${id}-hint ${id}-error"`
  return `<ul id="${id}-error"><li><span>Error: </span>${blank}</li></ul>${control(field, attributes)}`
}

function control(field: FormField, attributes: string) {
  switch (field.type) {
    case 'textarea':
      return `<textarea ${attributes}>${blank}</textarea>`
    case 'select':
      return `<select ${attributes}><option value=""></option>${field.options.map((it) => `<option>${it}</option>`).join('')}</select>`
    case 'consent':
      return `<input type="checkbox" value="on" ${attributes}>`
    default:
      return `<input type="${field.type === 'files' ? 'file' : field.type}" ${attributes}>`
  }
}
