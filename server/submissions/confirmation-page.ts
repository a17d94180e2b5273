import type { FastifyInstance } from 'fastify'
import { formRegister } from '../../forms/form-register.ts'
import { referencePattern } from '../../forms/protocol.ts'
import { type AnswerPages, sendAnswer } from './answer-pages.ts'

/** Where a visitor without JavaScript arrives after sending: reloading it sends nothing again. */
export function registerConfirmationPage(app: FastifyInstance, pages: AnswerPages) {
  app.get<{ Params: { formId: string; reference: string } }>(
    '/form-answer/:formId/:reference',
    (request, reply) => {
      const { formId, reference } = request.params
      const form = formRegister.find((it) => it.formId === formId)
      // Only what a reference can look like is shown, so that nobody can make this page say something else.
      if (!form || !referencePattern.test(reference)) return reply.callNotFound()
      return sendAnswer(reply, pages.sent(form, reference))
    },
  )
}
