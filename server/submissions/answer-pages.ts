import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { answerFolder, controlId, errorFieldAttribute, errorsId, textToFillIn } from '../../forms/answer-markup.ts'
import { type FormDefinition, type FormValues, validateFields } from '../../forms/form.ts'
import { allForms } from '../../forms/forms.ts'
import type { FieldError, FormOutcome } from '../../forms/protocol.ts'

type Document = ReturnType<typeof parseDocument>
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>

type FilledForm = { values: FormValues; errors: readonly FieldError[] }

/** The path of a confirmation. */
export const confirmationPath = (formId: string, reference: string) => `${answerFolder}/${formId}/${reference}`

/** The answers to visitors without JavaScript: pages of the built site, filled in. */
export type AnswerPages = ReturnType<typeof loadAnswerPages>

/**
 * Tries once to fill in every page. `folder`: the built site. Each page is read again for each answer, so a new build is
 * used at once. Throws when a page cannot be filled in.
 */
export function loadAnswerPages(folder: string) {
  const read = ({ formId }: FormDefinition, kind: FormOutcome['kind']) =>
    readFileSync(join(folder, answerFolder, formId, kind, 'index.html'), 'utf8')
  const pages = {
    sent: (form: FormDefinition, reference: string) => {
      const html = read(form, 'sent')
      if (!html.includes(textToFillIn)) throw new Error(unexpectedPage)
      return html.replaceAll(textToFillIn, reference)
    },

    /** The form again with its errors. */
    refused: (form: FormDefinition, filled: FilledForm) => withErrors(read(form, 'refused'), form, filled),
  }
  // A page that cannot be filled in ends the start here, so that no visitor meets it.
  for (const form of allForms) {
    pages.sent(form, '')
    pages.refused(form, { values: {}, errors: validateFields(form.fields, {}) })
  }
  return pages
}

/** The built page has an error at every field, and one of no field. Removes those that do not apply. */
function withErrors(html: string, form: FormDefinition, { values, errors }: FilledForm): string {
  const document = parseDocument(html)
  // Undefined: errors of no field, which are in the summary only.
  for (const name of [...form.fields.map((field) => field.name), undefined]) {
    const messages = errors.filter(({ field }) => field === name).map(({ message }) => message)
    const inSummary = elementIn(document, ({ attribs }) => attribs[errorFieldAttribute] === (name ?? ''))
    repeatLine(inSummary, messages)
    if (name === undefined) continue
    const control = elementIn(document, ({ attribs }) => attribs.id === controlId(name))
    const list = elementIn(document, ({ attribs }) => attribs.id === errorsId(name))
    const inList = elementIn(list, (element) => element.name === 'li')
    repeatLine(inList, messages)
    if (messages.length === 0) {
      DomUtils.removeElement(list)
      delete control.attribs['aria-invalid']
      const hint = control.attribs['aria-describedby']?.replace(errorsId(name), '').trim()
      if (hint) control.attribs['aria-describedby'] = hint
      else delete control.attribs['aria-describedby']
    }
    fillIn(control, values[name] ?? '')
  }
  // Everything a visitor typed is escaped.
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' })
}

/** Replaces the line by a copy for each message. */
function repeatLine(line: Element, messages: readonly string[]): void {
  for (const message of messages) {
    const copy = line.cloneNode(true)
    setText(copy, message)
    DomUtils.prepend(line, copy)
  }
  DomUtils.removeElement(line)
}

/** Puts back the typed text or the chosen option, but no tick of a consent. A page cannot put back files, and says so. */
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

const unexpectedPage = 'An answer page of the built site is not as expected: run "npm run build" again.'

/** Throws when there is none. */
function elementIn(parent: Document | Element, test: (element: Element) => boolean): Element {
  const element = DomUtils.findOne(test, parent.children)
  if (!element) throw new Error(unexpectedPage)
  return element
}

/** Replaces the last text in it. Throws when it does not end with a text. */
function setText(element: Element, text: string): void {
  const last = element.children.at(-1)
  if (last && 'attribs' in last) setText(last, text)
  else if (last && 'data' in last) last.data = text
  else throw new Error(unexpectedPage)
}
