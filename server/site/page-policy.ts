import { createHash } from 'node:crypto'

/**
 * The policy of one page: nothing but our own files and the inline scripts and styles it really holds, by hash, the
 * providers it names, and the origin its forms are sent to.
 */
export function pagePolicy(html: string, { tls }: { tls: boolean }): string {
  const forms = formsOrigin(html)
  const loads: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...forms],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
  }
  for (const { sources } of providers.filter((it) => html.includes(it.mark))) {
    for (const [name, hosts] of Object.entries(sources)) loads[name] = [...(loads[name] ?? []), ...hosts]
  }
  const directives = {
    ...loads,
    'form-action': ["'self'", ...forms],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    ...(tls && { 'upgrade-insecure-requests': [] }),
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
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

function inlineHashes(html: string, element: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${element}\\b([^>]*)>([\\s\\S]*?)</${element}>`, 'gi'))
  const hashes = new Set<string>()
  for (const [, attributes = '', content = ''] of blocks) {
    // A script from a file is covered by 'self'; data is never run, so it needs no permission. What is neither a script
    // nor data, like rules for reading pages ahead, needs it as scripts do.
    if (/\ssrc\s*=/i.test(attributes) || /\stype\s*=\s*["']?application\/(ld\+)?json\b/i.test(attributes))
      continue
    // The browser hashes the text after it has normalised line breaks.
    const text = content.replace(/\r\n?/g, '\n')
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return [...hashes]
}

/** From `<meta name="forms-origin">`, on every page of a site whose forms are taken elsewhere: a visitor may come to a form from any. */
function formsOrigin(html: string): string[] {
  const [, named = ''] = /<meta name="forms-origin" content="([^"]*)"/.exec(html) ?? []
  // Nothing but an origin gets into the policy, whatever a page says.
  return URL.canParse(named) && new URL(named).origin === named ? [named] : []
}
