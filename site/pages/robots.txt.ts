import type { APIRoute } from 'astro'
import { content } from '../content/content.server.ts'

/** Everything may be read by everybody; the form service has nothing to read. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *
Disallow: /submit-form
Disallow: /games-prototypes

Sitemap: ${content().site.origin}/sitemap.xml
`)
