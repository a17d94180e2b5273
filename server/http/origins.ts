import type { FastifyRequest } from 'fastify'
import { formRegister } from '../../forms/form-register.ts'

/** Where forms are sent to. */
export const endpoints: readonly string[] = [...new Set(formRegister.map((it) => it.endpoint))]

/** Everything the service answers for visitors and staff; a star stands for the rest of the address. */
export const serviceAddresses: readonly string[] = [...endpoints, '/form-answer/*', '/attachments/*']

/**
 * Whether a page at this origin may send forms here. `publicUrl`: a proxy may hide from us under which host the
 * visitor asked; our public address is ours in any case.
 *
 * | Origin header         | Sec-Fetch-Site | may send                                            |
 * |-----------------------|----------------|-----------------------------------------------------|
 * | the host asked        | any            | yes                                                 |
 * | our public address    | any            | yes                                                 |
 * | any other, or "null"  | any            | no                                                  |
 * | none                  | cross-site     | no                                                  |
 * | none                  | anything else  | yes: not a browser, so no visitor can be tricked    |
 */
export function maySend(
  { headers, host }: Pick<FastifyRequest, 'headers' | 'host'>,
  publicUrl: string | undefined,
): boolean {
  const { origin } = headers
  if (origin === undefined) return headers['sec-fetch-site'] !== 'cross-site'
  if (!URL.canParse(origin)) return false
  if (publicUrl !== undefined && new URL(publicUrl).origin === origin) return true
  // The scheme is left out: behind a proxy that ends TLS we see http where the visitor sees https.
  return new URL(origin).host === host.toLowerCase()
}
