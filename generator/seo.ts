/**
 * `npm run seo`: what search engines, previews, browsers and security researchers look for at fixed addresses,
 * written into public/ before the pages are built.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { content } from '../site/content/load.server.ts'
import { changeDates } from './seo/change-dates.ts'
import { llmsText } from './seo/llms-text.ts'
import { sitemapPages } from './seo/pages.ts'
import { robotsText } from './seo/robots.ts'
import { securityText } from './seo/security-text.ts'
import { sitemap } from './seo/sitemap.ts'
import { webManifest } from './seo/web-manifest.ts'

const { site } = content()
const pages = sitemapPages(content(), changeDates())
const files = {
  'sitemap.xml': sitemap(site.origin, pages),
  'robots.txt': robotsText(site.origin),
  'llms.txt': llmsText(content()),
  'site.webmanifest': webManifest(site),
  '.well-known/security.txt': securityText(site, new Date()),
}
for (const [name, text] of Object.entries(files)) {
  const target = join('public', name)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, text)
}
console.log(`${Object.keys(files).join(', ')} written, ${pages.length} pages in the sitemap`)
