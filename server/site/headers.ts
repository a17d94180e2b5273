import { createHash } from 'node:crypto'

/**
 * The headers of every answer, for our own server and for the configuration written for other servers.
 * `tls`: visitors reach the site by https, here or at a proxy in front.
 */
export function commonHeaders({ tls }: { tls: boolean }): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((it) => `${it}=()`).join(', '),
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // Two years and the subdomains are what the browsers' preload list asks for.
    ...(tls && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }),
  }
}

/**
 * The policy of one page: nothing but our own files and the inline scripts and styles it really holds, by hash, and
 * the providers it names.
 */
export function pagePolicy(html: string, { tls }: { tls: boolean }): string {
  const loads: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
  }
  for (const { sources } of providers.filter((it) => html.includes(it.mark))) {
    for (const [name, hosts] of Object.entries(sources)) loads[name] = [...(loads[name] ?? []), ...hosts]
  }
  const directives = {
    ...loads,
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    ...(tls && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/**
 * For everything that is not a page. PDF viewers of browsers refuse to work under `default-src 'none'`; a service
 * worker obeys the policy of its own script, and must be allowed to pass requests on to this site.
 */
export function filePolicy(type: string): string {
  if (type === 'application/pdf') return "frame-ancestors 'none'"
  const connect = type.startsWith('text/javascript') ? " connect-src 'self';" : ''
  return `default-src 'none';${connect} frame-ancestors 'none'`
}

/**
 * How long browsers and caches may keep a file without asking.
 *
 * | address             | kept                                                    |
 * |---------------------|---------------------------------------------------------|
 * | /assets/…, /img/…   | a year: the name changes with the content               |
 * | /files/…-01234567.… | a year: the name carries the content's checksum         |
 * | other /files/…      | a day                                                   |
 * | pages, ….data       | asked for each time, answered in few bytes if unchanged |
 * | anything else       | an hour                                                 |
 */
export function cacheControl(address: string, type: string): string {
  if (/^\/(assets|img)\//.test(address)) return 'public, max-age=31536000, immutable'
  if (/^\/files\/.+-[0-9a-f]{8}\.\w+$/.test(address)) return 'public, max-age=31536000, immutable'
  if (address.startsWith('/files/')) return 'public, max-age=86400'
  if (type.startsWith('text/html') || type.startsWith('text/x-script')) return 'no-cache'
  return 'public, max-age=3600'
}

/** The catalogue of documents and the feeds are for everybody's programs, on any site; nothing else is. */
export function openHeaders(address: string): Record<string, string> {
  const open = /^\/catalogue(\.schema)?\.json$|^\/download\/(.+\/)?feed\.(atom|json)$/.test(address)
  return open ? { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}
}

/**
 * | a page says                                                | the visitor may choose to load       |
 * |------------------------------------------------------------|--------------------------------------|
 * | `data-video-provider="youtube"` on any element             | the player of this provider          |
 * | `<meta name="analytics-provider" content="google">`        | the script that counts visits        |
 */
const providers: { mark: string; sources: Record<string, readonly string[]> }[] = [
  {
    mark: 'data-video-provider="youtube"',
    sources: {
      'script-src': ['https://www.youtube.com'],
      'frame-src': ['https://www.youtube-nocookie.com'],
    },
  },
  {
    mark: 'name="analytics-provider" content="google"',
    sources: {
      'script-src': ['https://www.googletagmanager.com'],
      'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
      'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    },
  },
]

const refusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'))
  const hashes = new Set<string>()
  for (const [, attributes = '', content = ''] of blocks) {
    // A script from a file is covered by 'self'; structured data is never run, so it needs no permission.
    if (/\ssrc\s*=/i.test(attributes) || /type="application\/(ld\+)?json"/i.test(attributes)) continue
    // The browser hashes the text after it has normalised line breaks.
    const text = content.replace(/\r\n?/g, '\n')
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return [...hashes]
}
