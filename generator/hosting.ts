/**
 * The last build step: the site's headers and redirects for other servers than our own, from the rules our own follows.
 * `_headers` goes into the site, where static hosts look for it; what nginx includes goes beside it.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSite } from '../server/site/site-index.ts'
import { nginxForms, nginxMaps, nginxSite } from './hosting/nginx.ts'
import { staticHeaders } from './hosting/static-headers.ts'

const folder = join('build', 'client')
const hosting = join('build', 'hosting')
const site = readSite(folder, { tls: false })
// Static hosts serve by https only.
await writeFile(join(folder, '_headers'), staticHeaders(readSite(folder, { tls: true })))
await mkdir(hosting, { recursive: true })
await writeFile(join(hosting, 'nginx-maps.conf'), nginxMaps(site))
await writeFile(join(hosting, 'nginx-site.conf'), nginxSite(site))
await writeFile(join(hosting, 'nginx-forms.conf'), nginxForms())
