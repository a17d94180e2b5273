import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply } from 'fastify'
import { type AnswerMarkup, type AnswerTemplates, answerMark } from '../../forms/answer-markup.ts'
import type { FormDefinition } from '../../forms/form.ts'
import type { Env } from '../env.ts'
import { bareAnswerPolicy } from '../site/headers.ts'
import { pagePolicy } from '../site/page-policy.ts'
import type { NotStored } from './outcome.ts'

type Answer = { text: string; type: string; policy: string }

/** What visitors without JavaScript are answered: pages of the site, or plain words where the build has left none. */
export type AnswerPages = {
  sent: (form: FormDefinition, reference: string) => Answer
  notStored: (outcome: NotStored, message: string, shownAt: number) => Answer
  /** Takes up a newly built site. */
  reload: () => void
}

export function sendAnswer(reply: FastifyReply, { text, type, policy }: Answer) {
  return reply
    .headers({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })
    .type(`${type}; charset=utf-8`)
    .send(text)
}

export async function readAnswerPages({
  ANSWERS_DIR: folder,
  SITE_ORIGIN: siteOrigin = '',
  BEHIND_TLS: tls,
}: Env): Promise<AnswerPages> {
  const code = resolve(folder, 'markup.mjs')
  if (!existsSync(code)) return plainAnswers
  const markup: AnswerMarkup = await import(pathToFileURL(code).href)
  const readTemplates = (): AnswerTemplates => JSON.parse(readFileSync(resolve(folder, 'pages.json'), 'utf8'))
  let templates = readTemplates()

  function page(template: string, body: string): Answer {
    // What a visitor typed is escaped, so it holds no attribute.
    const html = template.replace(answerMark, () => body).replaceAll(' href="/', ` href="${siteOrigin}/`)
    return { text: html, type: 'text/html', policy: pagePolicy(html, { tls }) }
  }

  return {
    sent: ({ formId }, reference) => page(templates[formId], markup.sent(formId, reference)),
    notStored(outcome, message, startedAt) {
      const form = 'form' in outcome ? outcome.form : undefined
      const values = 'values' in outcome ? outcome.values : undefined
      if (!form || !values) {
        return page(asError(templates.notSent), markup.notSent(message, form?.page ?? '/contact'))
      }
      const problems = 'problems' in outcome ? outcome.problems : []
      const refused = { values, problems, message, submissionKey: randomUUID(), startedAt }
      return page(asError(templates[form.formId]), markup.refused(form.formId, refused))
    },
    reload() {
      templates = readTemplates()
    },
  }
}

function asError(template: string): string {
  return template.replace('<title>', '<title>Error: ')
}

const plainAnswers: AnswerPages = {
  sent: ({ success }, reference) =>
    plain([success, `Your reference number is ${reference}. Quote it if you write to us about this again.`]),
  notStored(outcome, message) {
    const reasons = 'problems' in outcome ? outcome.problems.map((it) => it.message) : [message]
    return plain([
      'Your message was not sent.',
      ...reasons,
      'Go back: most browsers still have what you typed.',
    ])
  },
  reload: () => {},
}

function plain(lines: readonly string[]): Answer {
  return { text: `${lines.join('\n')}\n`, type: 'text/plain', policy: bareAnswerPolicy }
}
