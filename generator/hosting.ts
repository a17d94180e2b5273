import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSite } from '../server/site/site-index.ts'
import { nginxForms, nginxMaps, nginxSite } from './hosting/nginx.ts'
import { staticHeaders } from './hosting/static-headers.ts'
import { hostingFolder, siteFolder } from './places.ts'

/**
 * The site's headers and redirects for other servers than our own, from the rules our own follows. `_headers` goes into
 * the site, where static hosts look for it; what nginx includes goes beside it.
 */
export async function writeHosting(from = siteFolder, folder = hostingFolder): Promise<string> {
  const site = readSite(from, { tls: false })
  // Static hosts serve by https only.
  await writeFile(join(from, '_headers'), staticHeaders(readSite(from, { tls: true })))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'nginx-maps.conf'), nginxMaps(site))
  await writeFile(join(folder, 'nginx-site.conf'), nginxSite(site))
  await writeFile(join(folder, 'nginx-forms.conf'), nginxForms())
  return `headers and redirects of ${site.files.size} addresses for other servers`
}
