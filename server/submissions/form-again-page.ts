import { randomUUID } from 'node:crypto'
import type { FormField, FormValues, Problem } from '../../forms/field.ts'
import type { FormDefinition } from '../../forms/form.ts'
import { technicalFields } from '../../forms/technical-fields.ts'
import { fieldMarkup, idOf } from './form-field-markup.ts'
import type { NotStored } from './outcome.ts'
import { type AnswerPage, escapeHtml } from './page-shell.ts'

/** The form again, with what is wrong first and everything typed kept, or words and a way back if we cannot tell which form. */
export function formAgainPage(outcome: NotStored, message: string, shownAt: number): AnswerPage {
  const form = 'form' in outcome ? outcome.form : undefined
  const values = 'values' in outcome ? outcome.values : undefined
  const problems = 'problems' in outcome ? outcome.problems : []
  if (form === undefined || values === undefined) {
    const back = form?.page ?? '/contact'
    const body = `<h1>Your message was not sent</h1>
<p role="alert">${escapeHtml(message)}</p>
<p>If you go back, most browsers still have what you typed. Or <a href="${back}">start the form again</a>.</p>`
    return { title: 'Error: Your message was not sent', body }
  }
  const body = `${summary(form, problems, message)}
<h1>${escapeHtml(form.heading)}</h1>
${formMarkup(form, values, problems, shownAt)}`
  return { title: `Error: ${form.heading}`, body }
}

function summary(form: FormDefinition, problems: readonly Problem[], message: string) {
  const entries = problems.map(({ field, message: words }) => {
    const at = form.fields.find((it) => it.name === field)
    return at ? `<li><a href="#${idOf(at)}">${escapeHtml(words)}</a></li>` : `<li>${escapeHtml(words)}</li>`
  })
  const list = entries.length > 0 ? `<ul>${entries.join('')}</ul>` : `<p>${escapeHtml(message)}</p>`
  // Taking focus makes screen readers start here instead of at the top of what looks like the same page.
  return `<div class="summary" role="alert" tabindex="-1" autofocus>
<h2>Your message was not sent</h2>
${list}
</div>`
}

function formMarkup(form: FormDefinition, values: FormValues, problems: readonly Problem[], shownAt: number) {
  const hasFiles = form.fields.some((it) => it.type === 'files')
  const fields = form.fields.map((field) =>
    fieldMarkup(field, values[field.name] ?? '', problemsAt(field, problems)),
  )
  const { submissionKey, startedAt, honeypot } = technicalFields
  return `<form method="post" action="${form.endpoint}"${hasFiles ? ' enctype="multipart/form-data"' : ''} novalidate>
<input type="hidden" name="formId" value="${form.formId}">
<input type="hidden" name="${submissionKey}" value="${randomUUID()}">
<input type="hidden" name="${startedAt}" value="${shownAt}">
<div class="away" aria-hidden="true"><input name="${honeypot}" tabindex="-1" autocomplete="off"></div>
${fields.join('\n')}
<button>Send</button>
</form>`
}

function problemsAt(field: FormField, problems: readonly Problem[]) {
  return problems.filter((it) => it.field === field.name).map((it) => it.message)
}
