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

/** What holds for every file whose path, from the site's folder on, fits; the first line that fits counts. */
export type FileRule = [file: RegExp, value: string]

/**
 * How long browsers and caches may keep a file without asking.
 *
 * | file                | kept                                                    |
 * |---------------------|---------------------------------------------------------|
 * | /assets/…, /img/…   | a year: the name changes with the content               |
 * | /files/…-01234567.… | a year: the name carries the content's checksum         |
 * | other /files/…      | a day                                                   |
 * | pages               | asked for each time, answered in few bytes if unchanged |
 * | anything else       | an hour                                                 |
 */
export const cachingRules: readonly FileRule[] = [
  [/^\/(assets|img)\//, 'public, max-age=31536000, immutable'],
  [/^\/files\/.+-[0-9a-f]{8}\.\w+$/, 'public, max-age=31536000, immutable'],
  [/^\/files\//, 'public, max-age=86400'],
  [/\.html$/, 'no-cache'],
  [/^/, 'public, max-age=3600'],
]

/** For an answer that loads nothing, and must not be loaded into a frame. */
export const bareAnswerPolicy = "default-src 'none'; frame-ancestors 'none'"

/**
 * The policies of everything that is not a page. PDF viewers of browsers refuse to work under `default-src 'none'`, and
 * the archives beside the documents hold nothing a browser runs; a service worker obeys the policy of its own script, and must be allowed to pass requests on to this site.
 */
export const policyRules: readonly FileRule[] = [
  [/^\/files\/|\.pdf$/, "frame-ancestors 'none'"],
  [/\.m?js$/, "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"],
  [/^/, bareAnswerPolicy],
]

/** The catalogue of documents and the feeds are for everybody's programs, on any site; nothing else is. */
export const openFiles = /^\/catalogue(\.schema)?\.json$|^\/download\/(.+\/)?feed\.(atom|json)$/

export const openHeaders: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** The value of the first rule that fits. Throws when none does, which the last line of each table prevents. */
export function ruleFor(rules: readonly FileRule[], file: string): string {
  const rule = rules.find(([pattern]) => pattern.test(file))
  if (!rule) throw new Error(`No rule fits ${file}: add one to server/site/headers.ts.`)
  return rule[1]
}

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
