import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyReply } from 'fastify'
import { DomUtils, parseDocument } from 'htmlparser2'
import { type FormDefinition, type FormValues, type Problem, problemsIn } from '../../forms/form.ts'
import { formRegister } from '../../forms/form-register.ts'
import { answerPages, blank, technicalFields } from '../../forms/protocol.ts'

type Document = ReturnType<typeof parseDocument>
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>

type Refused = { values: FormValues; problems: readonly Problem[] }

/** What visitors without JavaScript are answered: pages of the built site, filled in. */
export type AnswerPages = ReturnType<typeof readAnswerPages>

export function sendPage(reply: FastifyReply, html: string) {
  return reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(html)
}

/**
 * `folder`: the built site, whose pages are read at each answer, so that they are those of the site that is served.
 * Throws when a page cannot be filled in.
 */
export function readAnswerPages(folder: string) {
  const read = (page: string) => readFileSync(join(folder, page, 'index.html'), 'utf8')
  const pages = {
    sent: ({ formId }: FormDefinition, reference: string) =>
      read(answerPages.sent(formId)).replaceAll(blank, reference),

    /** Where the form is not known. The reason is in our own words. */
    notSent: (reason: string) => read(answerPages.notSent).replaceAll(blank, reason),

    /** The form again with its problems; one with the field '' belongs to none. */
    refused: (form: FormDefinition, refused: Refused) =>
      withProblems(read(answerPages.refused(form.formId)), form, refused),
  }
  // A page that does not fit is found at the start, and not by a visitor.
  for (const form of formRegister) {
    pages.sent(form, '')
    pages.refused(form, { values: {}, problems: problemsIn(form.fields, {}) })
  }
  pages.notSent('')
  return pages
}

/** The built page has a problem at every field, and one without a field: those that are none are taken out. */
function withProblems(html: string, form: FormDefinition, { values, problems }: Refused): string {
  const document = parseDocument(html)
  const control = (name: string) => first(document, ({ attribs }) => attribs.name === name)
  control(technicalFields.submissionKey).attribs.value = randomUUID()

  const alert = first(document, ({ attribs }) => attribs.role === 'alert')
  const summary = first(alert, ({ name }) => name === 'ul')
  const lines = DomUtils.getElementsByTagName('li', summary)
  // One for each field, in their order, and a last one without a field (an index of -1).
  const lineOf = (field: string) => lines.at(form.fields.findIndex(({ name }) => name === field)) ?? summary
  replaceChildren(
    summary,
    problems.map(({ field, message }) => copyWith(lineOf(field), message)),
  )

  for (const { name } of form.fields) {
    const field = control(name)
    const list = first(document, ({ attribs }) => attribs.id === `${field.attribs.id}-error`)
    const messages = problems.filter((problem) => problem.field === name).map(({ message }) => message)
    const line = first(list, (element) => element.name === 'li')
    replaceChildren(
      list,
      messages.map((message) => copyWith(line, message)),
    )
    if (messages.length === 0) {
      DomUtils.removeElement(list)
      delete field.attribs['aria-invalid']
      delete field.attribs['aria-describedby']
    }
    fillIn(field, values[name] ?? '')
  }
  // Everything a visitor typed is escaped.
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' })
}

/** Puts back what was typed or chosen, but no consent, and no files: a page cannot, and it says so. */
function fillIn(field: Element, value: string): void {
  if (field.name === 'textarea') {
    // A browser ignores the first line break of a text area.
    setText(field, `\n${value}`)
  } else if (field.name === 'select') {
    for (const option of DomUtils.getElementsByTagName('option', field))
      if (value !== '' && DomUtils.textContent(option) === value) option.attribs.selected = ''
  } else if (field.attribs.type !== 'file' && field.attribs.type !== 'checkbox') {
    field.attribs.value = value
  }
}

const unexpected = 'An answer page of the built site is not as expected: run "npm run build" again.'

/** Throws when there is none. */
function first(parent: Document | Element, test: (element: Element) => boolean): Element {
  const found = DomUtils.findOne(test, parent.children)
  if (!found) throw new Error(unexpected)
  return found
}

/** A copy whose last text is this one. */
function copyWith(model: Element, text: string): Element {
  const copy = model.cloneNode(true)
  setText(copy, text)
  return copy
}

function setText(element: Element, text: string): void {
  const last = element.children.at(-1)
  if (last && 'attribs' in last) setText(last, text)
  else if (last && 'data' in last) last.data = text
  else throw new Error(unexpected)
}

function replaceChildren(parent: Element, children: readonly Element[]): void {
  parent.children = []
  for (const child of children) DomUtils.appendChild(parent, child)
}
