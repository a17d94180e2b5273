import type { APIRoute } from 'astro'
import { readSite } from '../../content-files/read-site.build.ts'

/** 300 days from the build on. RFC 9116 §2.5.5 advises less than a year. */
const validForMs = 300 * 24 * 60 * 60 * 1000

/** Whom to tell of a weakness of the site (RFC 9116). */
export const GET: APIRoute = () => {
  const { origin, security } = readSite()
  const expires = new Date(Date.now() + validForMs).toISOString().slice(0, 10)
  return new Response(`${security.contacts.map((contact) => `Contact: ${contact}\n`).join('')}Expires: ${expires}T00:00:00Z
Preferred-Languages: en, pl
Canonical: ${origin}/.well-known/security.txt
`)
}
