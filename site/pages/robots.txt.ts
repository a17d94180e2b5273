import type { APIRoute } from 'astro'
import { formRegister } from '../../forms/form-register.ts'
import { siteFile } from '../content/site-file.build.ts'

/** Everything may be read by everybody; where forms are sent there is nothing to read. */
export const GET: APIRoute = () => {
  const endpoints = [...new Set(formRegister.map(({ endpoint }) => `Disallow: ${endpoint}`))]
  return new Response(`User-agent: *\n${endpoints.join('\n')}\n\nSitemap: ${siteFile().origin}/sitemap.xml\n`)
}
