import { absolute, content } from '../content.server.ts'

/** Objects of schema.org's vocabulary; JSON-LD. What is not known is left out; nothing is said of prices or ratings. */
export type Thing = { '@type': string; [property: string]: unknown }

/** What search engines read of one page, as a single block. */
export function graph(...things: Thing[]) {
  return { '@context': 'https://schema.org', '@graph': things }
}

/** JSON for a script element, which any `</script>` or `<!--` within a text would end or change (HTML, 4.12.1.3). */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** The way from the home page to this one: names and paths. */
export function breadcrumbs(...steps: [name: string, path: string][]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [['Home', '/'] as const, ...steps].map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path),
    })),
  }
}

/** The company, and this site as its own, for the home page. */
export function organizationData() {
  const { brand, description, links } = content().site
  const { name, legalName } = brand
  const url = absolute('/')
  const organization = {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name,
    legalName,
    url,
    logo: absolute('/icon-512.png'),
    address: { '@type': 'PostalAddress', addressLocality: 'Wrocław', addressCountry: 'PL' },
    sameAs: [links.facebook, links.instagram, links.youtube].map((it) => it.href),
  }
  const publisher = { '@id': organization['@id'] }
  return graph(organization, { '@type': 'WebSite', name, url, description, inLanguage: 'en', publisher })
}
