import { finished } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { maxFileBytes, maxFiles } from '../../forms/attachments.ts'
import { formRegister } from '../../forms/form-register.ts'

const textLengths = formRegister.map(({ fields }) =>
  fields.reduce((sum, field) => sum + ('maxLength' in field ? field.maxLength : 0), 0),
)

// Both limits are above those of the forms, so that the sender of a form that is a little too long learns what is too long.
/** Twice the longest texts. A browser without script writes a character as up to nine bytes (%E2%82%AC). */
export const maxTextBytes = 2 * 9 * Math.max(...textLengths)
/** Room for two files more than a form may have. The connection of a longer body is closed. */
export const maxBodyBytes = (maxFiles + 2) * maxFileBytes

/** Answers only when a body has arrived: a browser that still sends would show a broken connection and not our answer. */
export function registerBodyLimits(app: FastifyInstance) {
  app.addHook('onSend', async ({ raw, headers }, reply) => {
    const bytes = Number(headers['content-length'] ?? 0)
    const hasBody = bytes > 0 || headers['transfer-encoding'] !== undefined
    if (!hasBody || raw.complete) return
    if (bytes <= maxBodyBytes) await finished(raw.unpipe().resume()).catch(() => undefined)
    if (!raw.complete) reply.header('Connection', 'close')
  })
}
