import { Readable } from 'node:stream'
import { showHidden } from '../../forms/characters.ts'
import type { Settings } from '../settings.ts'
import type { Attachment, Submission } from '../store/records.ts'
import type { Store } from '../store/store.ts'
import { attachmentLink } from './attachment-links.ts'
import { type CheckedFile, exportCommand, type MailedSubmission, mailSubject, mailText } from './mail-text.ts'
import type { Mailer } from './smtp.ts'
import { type Scan, ScannerError, scanIfNeeded } from './virus-scan.ts'

/** After this many failed attempts, whatever the reason, files without a verdict and unreadable files are left out. */
const attemptsBeforeWithholding = 3

/** Why a file is left out at once. */
const damagedNote = 'our copy of this file is damaged. Ask the sender for it.'
const infectedNote = 'the virus scanner found something in this file, so it is not handed out.'

type Dependencies = {
  mailer: Mailer
  attachmentStore: Store['attachments']
  scan: Scan | undefined
  settings: Settings
}

/**
 * Returns a function that mails a submission to the e-mail address of its form. Small files are attached; for large ones the
 * mail has links that expire or, without PUBLIC_URL, the command that exports them.
 */
export function makeDeliver({ mailer, attachmentStore, scan, settings }: Dependencies) {
  return async (submission: Submission) => {
    // All at once: a scanner that does not answer delays the mail once, not once for each file.
    const files = await Promise.all(submission.attachments.map((file) => checkFile(file, submission)))

    const deliverable = files.filter((file) => file.withheld === undefined)
    const bytes = deliverable.reduce((sum, file) => sum + file.bytes, 0)
    const send = (attached: readonly Attachment[]) => sendMail({ ...submission, attachments: files }, attached)
    if (bytes === 0 || bytes > maxAttachedBytes) return send([])
    await send(deliverable).catch((error: Error) => {
      if (!refusedForSize(error)) throw error
      return send([])
    })
  }

  /**
   * Reads a file and asks for its verdict; returns the file with the verdict and, if it is withheld, the reason. Rejects in
   * the first attempts when waiting may help, so that the delivery is tried again.
   */
  async function checkFile(file: Attachment, submission: Submission): Promise<CheckedFile> {
    try {
      if (!(await attachmentStore.isIntact(file))) return { ...file, withheld: damagedNote }
      const verdict = await scanIfNeeded(file, attachmentStore, scan)
      return { ...file, verdict, ...(verdict === 'infected' && { withheld: infectedNote }) }
    } catch (error) {
      if (submission.attempts <= attemptsBeforeWithholding) throw error
      const command = exportCommand(submission)
      if (!(error instanceof ScannerError))
        return { ...file, withheld: `our copy of this file could not be read. Try later: ${command}` }
      const link = linkTo(file)
      const later = link ? `\n  The scanner is asked again at ${link}` : ''
      return { ...file, withheld: `${error.message} You get it, not scanned, by: ${command}${later}` }
    }
  }

  /** Undefined without PUBLIC_URL. */
  function linkTo({ id }: Attachment) {
    return settings.PUBLIC_URL && attachmentLink(settings.PUBLIC_URL, id)
  }

  async function sendMail(submission: MailedSubmission, attached: readonly Attachment[]) {
    const { reference, formId, fields } = submission
    const placeOf = (file: CheckedFile) => {
      if (file.withheld !== undefined) return `NOT ATTACHED: ${file.withheld}`
      return attached.length > 0 ? 'attached' : (linkTo(file) ?? exportCommand(submission))
    }
    await mailer.send({
      to: settings.recipients[formId] ?? settings.MAIL_TO,
      subject: mailSubject(submission),
      text: `To answer the sender, simply reply to this mail.\n\n${mailText(submission, placeOf)}`,
      replyTo: { name: showHidden(fields.fullname ?? ''), address: fields.email ?? '' },
      id: reference.toLowerCase(),
      attachments: attached.map((file) => ({
        filename: file.name,
        contentType: file.type,
        content: Readable.from(attachmentStore.read(file.id), { objectMode: false }),
      })),
    })
  }
}

/** Whether the server takes no mail of this size, by its reply's code or by its enhanced one (RFC 3463 §3.4). */
function refusedForSize(error: Error) {
  return Reflect.get(error, 'responseCode') === 552 || /\b5\.3\.4\b/.test(error.message)
}

/** Base64 with its line breaks makes files 37 % larger, and most mail servers take 20 MB. */
const maxAttachedBytes = 13 * 1024 * 1024
