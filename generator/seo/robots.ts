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
