import type { SiteFile } from '../../site/layout/site-schema.ts'

/** RFC 9116 §2.5.5 advises less than a year; a site that nobody has built for so long has nobody to answer. */
const validDays = 300

/** `/.well-known/security.txt` (RFC 9116). */
export function securityText({ origin, security }: SiteFile, now: Date): string {
  const expires = new Date(now.getTime() + validDays * 86_400_000)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    ...security.contacts.map((it) => `Contact: ${it}`),
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en, pl',
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
    '',
  ].join('\n')
}
