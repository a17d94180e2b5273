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
export async function writeHosting(): Promise<string> {
  const site = readSite(siteFolder, { tls: false })
  // Static hosts serve by https only.
  await writeFile(join(siteFolder, '_headers'), staticHeaders(readSite(siteFolder, { tls: true })))
  await mkdir(hostingFolder, { recursive: true })
  await writeFile(join(hostingFolder, 'nginx-maps.conf'), nginxMaps(site))
  await writeFile(join(hostingFolder, 'nginx-site.conf'), nginxSite(site))
  await writeFile(join(hostingFolder, 'nginx-forms.conf'), nginxForms())
  return `headers and redirects of ${site.files.size} addresses for other servers`
}
