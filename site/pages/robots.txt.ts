import type { APIRoute } from 'astro'
import { allForms } from '../../forms/forms.ts'
import { readSite } from '../content-files/read-site.build.ts'

/** Search engines may read every page. The addresses that forms are posted to are not pages. */
export const GET: APIRoute = () => {
  const endpoints = [...new Set(allForms.map(({ endpoint }) => `Disallow: ${endpoint}`))]
  return new Response(`User-agent: *\n${endpoints.join('\n')}\n\nSitemap: ${readSite().origin}/sitemap.xml\n`)
}
