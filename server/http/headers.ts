/**
 * Headers of every answer. They say what a page's own policy (`astro.config.ts`) cannot; `deploy/nginx.conf`
 * repeats them. `tls`: visitors reach the site by https, here or at a proxy in front.
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
    // Two years, for this host alone: the company's other subdomains may still need http.
    ...(tls && { 'Strict-Transport-Security': 'max-age=63072000' }),
  }
}

const refusedFeatures =
  'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()'
