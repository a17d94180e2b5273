import { attachmentSize } from '../../forms/attachments.ts'
import { showHidden, showHiddenInLine } from '../../forms/characters.ts'
import { formById } from '../../forms/forms.ts'
import { formatMinute } from '../clock.ts'
import type { Attachment, Submission, SubmissionContent } from '../store/records.ts'

/** `withheld`: why the file is not in the mail, and what to do. */
export type CheckedFile = Attachment & { withheld?: string }

/** The parts of a submission that its mail contains. */
export type MailedSubmission = SubmissionContent &
  Pick<Submission, 'reference' | 'formId' | 'receivedAt'> & { attachments: readonly CheckedFile[] }

/** The submission in plain words: first our own lines, then, below a line, the sender's text. */
export function mailText(submission: MailedSubmission, placeOf: (file: CheckedFile) => string): string {
  const { reference, formId, receivedAt, fields, consents, attachments } = submission
  const form = formById(formId)
  const typed = Object.entries(fields).map(([name, value]) => {
    const label = form?.fields.find((field) => field.name === name)?.label ?? name
    return `${label}:${value.includes('\n') || value.length > 70 ? '\n' : ' '}${showHidden(value)}`
  })
  return [
    `Reference: ${reference}`,
    `Form: ${headingOf(submission)}`,
    `Received: ${formatMinute(receivedAt)} UTC`,
    ...consents.map(({ text, at }) => `Consent: ${text}, ${formatMinute(at)} UTC`),
    ...(attachments.length > 0 ? ['Attachments:'] : []),
    ...attachments.map((file) => `- ${describeFile(file)}\n  ${placeOf(file)}`),
    '',
    '----- Everything below was typed by the sender -----',
    '',
    ...typed,
  ].join('\n')
}

export function mailSubject(submission: MailedSubmission) {
  const { fullname = '' } = submission.fields
  return `[${submission.reference}] ${headingOf(submission)}: ${showHidden(fullname)}`.slice(0, 200).toWellFormed()
}

function headingOf({ formId }: MailedSubmission) {
  return formById(formId)?.heading ?? formId
}

function describeFile({ name, type, bytes, verdict }: Attachment) {
  // The name comes last, and on the same line, so that nothing in it looks as if we had written it.
  return `${verdictLabels[verdict]}, ${type}, ${attachmentSize(bytes)}, named: ${showHiddenInLine(name)}`
}

const verdictLabels = { clean: 'no virus found', infected: 'A VIRUS WAS FOUND', unscanned: 'not scanned for viruses' }

/** The command with which staff get the files of a submission, in a folder of their own. */
export function exportCommand({ reference }: Pick<Submission, 'reference'>): string {
  return `npm run submissions -- export --format files --output ${reference} ${reference}`
}
