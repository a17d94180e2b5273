import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { content } from '../site/content.server.ts'
import { publicFolder } from './places.ts'
import { changeDates } from './seo/change-dates.ts'
import { llmsText } from './seo/llms-text.ts'
import { sitemapPages } from './seo/pages.ts'
import { securityText } from './seo/security-text.ts'
import { sitemap } from './seo/sitemap.ts'
import { webManifest } from './seo/web-manifest.ts'

/** What search engines, previews, browsers and security researchers look for at fixed addresses. */
export async function writeForMachines(): Promise<string> {
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
    const target = join(publicFolder, name)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, text)
  }
  return `${Object.keys(files).join(', ')}; ${pages.length} pages in the sitemap`
}

/** Everything may be read by everybody; the form service has nothing to read. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /submit-form',
    'Disallow: /games-prototypes',
    '',
    `Sitemap: ${new URL('/sitemap.xml', origin).href}`,
    '',
  ].join('\n')
}
