import { type DocumentGroup, isStandIn } from './document.ts'

/** What search engines read of a set's page (schema.org ItemList of DigitalDocument). Unknown facts and placeholders are left out. */
export function documentList(
  title: string,
  path: string,
  groups: readonly DocumentGroup[],
  site: { name: string; origin: string },
) {
  const rows = groups.flatMap((group) => group.rows ?? []).filter((it) => !isStandIn(it))
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: `${title}: documents`,
    url: site.origin + path,
    numberOfItems: rows.length,
    itemListElement: rows.map((row, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'DigitalDocument',
        name: `${title}: ${row.title}`,
        url: new URL(row.downloadUrl, site.origin).href,
        publisher: { '@type': 'Organization', name: site.name },
        ...(row.language ? { inLanguage: row.language } : {}),
        ...(row.version ? { version: row.version } : {}),
        ...(row.issued ? { datePublished: row.issued } : {}),
      },
    })),
  }
}
