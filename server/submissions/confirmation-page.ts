import type { FastifyInstance } from 'fastify'
import { referencePattern } from '../../forms/answer.ts'
import { formRegister } from '../../forms/form-register.ts'
import { sendPage } from './page-shell.ts'

/** Where a visitor without JavaScript arrives after sending: reloading it sends nothing again. */
export function registerConfirmationPage(app: FastifyInstance, siteOrigin: string | undefined) {
  app.get<{ Params: { formId: string; reference: string } }>(
    '/form-answer/:formId/:reference',
    (request, reply) => {
      const { formId, reference } = request.params
      const form = formRegister.find((it) => it.formId === formId)
      // Only what a reference can look like is shown, so that nobody can make this page say something else.
      if (!form || !referencePattern.test(reference)) return reply.callNotFound()
      const page = {
        title: form.heading,
        body: `<h1>${form.success}</h1>
<p>Your reference number:</p>
<p><strong class="reference">${reference}</strong></p>
<p>Quote it if you write to us about this again.</p>
<p>Your message is stored with us.</p>
<p><a href="/">Return to Home</a></p>`,
      }
      return sendPage(reply, page, siteOrigin)
    },
  )
}
