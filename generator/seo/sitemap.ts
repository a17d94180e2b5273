export type SitemapPage = {
  path: string
  /** Day of the last change. */
  changed?: string | undefined
  /** The same text in other languages, itself among them: language to path. */
  translations?: Partial<Record<string, string>> | undefined
}

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

/** A sitemap (sitemaps.org protocol 0.9) with language versions as search engines want them: each lists all. */
export function sitemap(origin: string, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, changed, translations = {} }) =>
    [
      '  <url>',
      `    <loc>${address(origin, path)}</loc>`,
      ...(changed ? [`    <lastmod>${changed}</lastmod>`] : []),
      ...Object.entries(translations).map(
        ([language, to]) =>
          `    <xhtml:link rel="alternate" hreflang="${language}" href="${address(origin, to ?? path)}"/>`,
      ),
      '  </url>',
    ].join('\n'),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${entries.join('\n')}\n</urlset>\n`
}

function address(origin: string, path: string): string {
  return new URL(path, origin).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
