import { singleFileReader } from './content-file.build.ts'
import { siteYaml } from './site-schema.ts'

/** `content/site.yaml`: texts, links and settings of the whole site. */
export const readSite = singleFileReader(siteYaml)

/** The whole address of a path of this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, readSite().origin).href
}

/** What search engines read of this site and the company, for the home page. */
export function siteStructuredData(): object {
  const { brand, description, links } = readSite()
  const { name, legalName } = brand
  const url = absoluteUrl('/')
  const publisher = {
    '@type': 'Organization',
    name,
    legalName,
    url,
    logo: absoluteUrl('/icon-512.png'),
    address: { '@type': 'PostalAddress', addressLocality: 'Wrocław', addressCountry: 'PL' },
    sameAs: [links.facebook, links.instagram, links.youtube].map(({ href }) => href),
  }
  return { '@type': 'WebSite', name, url, description, inLanguage: 'en', publisher }
}
