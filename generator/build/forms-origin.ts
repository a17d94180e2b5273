import { existsSync } from 'node:fs'

/**
 * FORMS_ORIGIN of the environment or of `.env`: where the service is when it is not the site's own server, or nothing.
 * Throws when it is no origin.
 */
export function formsOrigin(): string {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const origin = process.env.FORMS_ORIGIN ?? ''
  if (origin === '' || (URL.canParse(origin) && new URL(origin).origin === origin)) return origin
  throw new Error(
    `FORMS_ORIGIN: found "${origin}", allowed: an origin like https://forms.example.com, without a path`,
  )
}
