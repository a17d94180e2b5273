import { attachmentSize } from '../../forms/attachments.ts'
import { formOf } from '../../forms/form-register.ts'
import type { Attachment, Submission, SubmissionContent } from '../store/records.ts'

/** `withheld`: the file is not sent with the mail, and why; the scanner may answer when the link in the mail is opened. */
export type CheckedFile = Attachment & { withheld?: { why: string; scannerMayAnswerLater: boolean } }

/** What a mail says of a submission. */
export type Mailed = SubmissionContent &
  Pick<Submission, 'id' | 'formId' | 'receivedAt'> & { attachments: readonly CheckedFile[] }

/** The submission in plain words: first what we say about it, then, below a line, what the sender has typed. */
export function mailText(submission: Mailed, where: (file: CheckedFile) => string): string {
  const { id, formId, receivedAt, fields, consents, attachments } = submission
  const form = formOf(formId)
  const typed = Object.entries(fields).map(([name, value]) => {
    const label = form?.fields.find((field) => field.name === name)?.label ?? name
    return `${label}:${value.includes('\n') || value.length > 70 ? '\n' : ' '}${visible(value)}`
  })
  return [
    `Reference: ${id}`,
    `Form: ${headingOf(submission)}`,
    `Received: ${minuteOf(receivedAt)}`,
    ...consents.map(({ text, at }) => `Consent: ${text}, ${minuteOf(at)}`),
    ...(attachments.length > 0 ? ['Attachments:'] : []),
    ...attachments.map((file) => `- ${describe(file)}\n  ${where(file)}`),
    '',
    '----- Everything below was typed by the sender -----',
    '',
    ...typed,
  ].join('\n')
}

function minuteOf(time: number) {
  return `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

export function subjectOf(submission: Mailed) {
  const { fullname = '' } = submission.fields
  return `[${submission.id}] ${headingOf(submission)}: ${visible(fullname)}`.slice(0, 200).toWellFormed()
}

function headingOf({ formId }: Mailed) {
  return formOf(formId)?.heading ?? formId
}

function describe({ name, type, bytes, verdict }: Attachment) {
  // The name last, and on the same line, so that nothing in it looks as if we had written it.
  const shownName = visible(name).replace(/\s+/g, ' ')
  return `${verdictWords[verdict]}, ${type}, ${attachmentSize(bytes)}, named: ${shownName}`
}

const verdictWords = { clean: 'no virus found', infected: 'A VIRUS WAS FOUND', unscanned: 'not scanned for viruses' }

/** The command by which staff get its files, into a folder of its own. */
export function exportCommand({ id }: Pick<Submission, 'id'>): string {
  return `npm run submissions -- export --format files --output ${id} ${id}`
}

/**
 * A text with the code of each character that is invisible or changes the order of its neighbours, like `[U+202E]`, in
 * the character's place. Line breaks, tabs and the joiners within an emoji or a word of Arabic letters stay.
 */
export function visible(text: string): string {
  return text.toWellFormed().replace(invisible, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}

const invisible =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\p{Script=Arabic}])[\u{200C}\u{200D}]|[[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]--[\n\t\u{200C}\u{200D}\u{FE0E}\u{FE0F}]]/gv
