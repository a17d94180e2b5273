/**
 * The headers of every answer to a proper HTTP request: what the policy in a page's own meta tag
 * (`site/layout/policy.ts`) cannot say. `deploy/nginx.conf` repeats them. `tls`: visitors reach the site by https, here or at a proxy in front.
 */
export function securityHeaders({ tls }: { tls: boolean }): Record<string, string> {
  return {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures,
    'Cross-Origin-Resource-Policy': 'same-origin',
    // The editor signs in at the git host in a window of its own.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    // Two years and the subdomains are what the browsers' preload list asks for.
    ...(tls && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }),
  }
}

/**
 * The headers of one file of the site, beside those of every answer. `path`: within the site's folder, from the slash on.
 * Programs on any site may read the catalogue of documents and the feeds, and no other file.
 */
export function fileHeaders(path: string): Record<string, string> {
  const file = path.replace(/\.(br|gz)$/, '')
  const openHeaders = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }
  return { 'Cache-Control': cachingOf(file), ...(/^\/catalogue\.json$|\.xml$/.test(file) && openHeaders) }
}

function cachingOf(file: string): string {
  // The browser asks each time whether its copy is still right; if it is, the answer has no body.
  if (file.endsWith('.html')) return 'no-cache'
  // A year: these names change with the content.
  if (/^\/(assets|img)\//.test(file)) return 'public, max-age=31536000, immutable'
  return 'public, max-age=3600'
}

const refusedFeatures =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()'
