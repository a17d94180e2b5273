import type { Readable } from 'node:stream'
import type { FormId } from '../../forms/form.ts'
import { formRegister } from '../../forms/form-register.ts'
import type { AttachmentLinks } from '../attachments/attachment-links.ts'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import { fileState } from '../attachments/file-state.ts'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import type { Attachment, Submission } from '../store/store.ts'
import { type Mailer, MailTooLargeError } from './mailer.ts'
import type { Deliver } from './outbox-worker.ts'
import { visible } from './visible.ts'

type Parts = {
  mailer: Mailer
  attachments: AttachmentStore
  /** Absent when the service does not know its own public address. */
  links: AttachmentLinks | undefined
  env: Env
  clock: Clock
}

/** Mails a submission to the address of its form; files small enough go along, others as links that expire. */
export function mailDelivery({ mailer, attachments, links, env, clock }: Parts): Deliver {
  return async (submission) => {
    const total = submission.attachments.reduce((sum, it) => sum + it.bytes, 0)
    if (total === 0 || total > env.MAIL_ATTACH_MB * 1024 * 1024) return send(submission, false)
    await send(submission, true).catch((error: unknown) => {
      if (!(error instanceof MailTooLargeError)) throw error
      return send(submission, false)
    })
  }

  async function send(submission: Submission, goAlong: boolean) {
    const damaged = await damageOf(submission, attachments)
    const files = goAlong ? submission.attachments.filter((it) => !damaged.has(it.id)) : []
    const streams: Readable[] = []
    try {
      // One after the other: when one cannot be read, those opened before it are closed below.
      for (const it of files) streams.push(await attachments.read(it.id))
      const where = ({ id }: Attachment) => {
        const elsewhere = links?.make(id, clock()) ?? exportCommand(submission)
        return damaged.get(id) ?? (goAlong ? 'attached' : elsewhere)
      }
      await mailer.send({
        to: recipientOf(submission.formId, env),
        subject: subjectOf(submission),
        text: `To answer the sender, simply reply to this mail.

${mailText(submission, where)}`,
        replyTo: { name: visible(submission.fields.fullname ?? ''), address: submission.fields.email ?? '' },
        messageId: `<${submission.id.toLowerCase()}@${env.MAIL_FROM?.split('@')[1] ?? 'localhost'}>`,
        attachments: streams.map((content, index) => ({
          filename: files[index]?.name ?? 'attachment',
          contentType: files[index]?.type ?? 'application/octet-stream',
          content,
        })),
      })
    } finally {
      for (const stream of streams) stream.destroy()
    }
  }
}

/** What to say of each file that is not there or not what was received, so that the message goes without it. */
async function damageOf({ attachments: files, deliveries }: Submission, attachments: AttachmentStore) {
  const attempts = deliveries.find((it) => it.channel === 'mail')?.attempts ?? 0
  const damaged = new Map<string, string>()
  for (const { id, sha256 } of files) {
    const state = await fileState(() => attachments.read(id), sha256).catch((error: unknown) => {
      // Storage that is out of reach for a while is worth waiting for; a broken disk is not.
      if (attempts < 3) throw error
      return 'unreadable'
    })
    if (state !== 'right')
      damaged.set(id, `NOT ATTACHED: our copy of this file is ${state}. Ask the sender for it.`)
  }
  return damaged
}

function recipientOf(formId: FormId, env: Env): string {
  const own = {
    'digital-games-form': env.MAIL_TO_DIGITAL_GAMES,
    'games-prototypes-form': env.MAIL_TO_GAMES_PROTOTYPES,
    'press-contact-form': env.MAIL_TO_PRESS_CONTACT,
  }[formId]
  const recipient = own ?? env.MAIL_TO
  if (recipient === undefined) throw new Error('MAIL_TO is not set')
  return recipient
}

/** The submission in plain words: first what we say about it, then, below a line, what the sender has typed. */
export function mailText(submission: Submission, where: (file: Attachment) => string): string {
  const { id, formId, receivedAt, fields, suspicion, attachments } = submission
  const form = formRegister.find((it) => it.formId === formId)
  const typed = Object.entries(fields).map(([name, value]) => {
    const label = form?.fields.find((it) => it.name === name)?.label ?? name
    return `${label}:${value.includes('\n') || value.length > 70 ? '\n' : ' '}${visible(value)}`
  })
  return [
    `Reference: ${id}`,
    `Form: ${headingOf(submission)}`,
    `Received: ${new Date(receivedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    ...(suspicion.length > 0 ? [`Suspected spam: ${suspicion.join(', ')}`] : []),
    ...(attachments.length > 0 ? ['Attachments:'] : []),
    ...attachments.map((it) => `- ${describe(it)}\n  ${where(it)}`),
    '',
    '----- Everything below was typed by the sender -----',
    '',
    ...typed,
  ].join('\n')
}

function subjectOf(submission: Submission) {
  const mark = submission.suspicion.length > 0 ? '[suspected spam] ' : ''
  const { fullname = '' } = submission.fields
  return `[${submission.id}] ${mark}${headingOf(submission)}: ${visible(fullname)}`
    .slice(0, 200)
    .toWellFormed()
}

function headingOf({ formId }: Submission) {
  return formRegister.find((it) => it.formId === formId)?.heading ?? formId
}

function describe({ name, type, bytes, scan }: Attachment) {
  const size =
    bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`
  const state = scan === 'clean' ? 'no virus found' : 'not scanned for viruses'
  // The name last, and on the same line: nothing in it can look like a finding of ours.
  return `${state}, ${type}, ${size}, named: ${visible(name).replace(/\s+/g, ' ')}`
}

/** What brings its files to the staff by hand. */
export function exportCommand({ id }: Pick<Submission, 'id'>): string {
  return `npm run submissions -- export --format zip ${id}`
}
