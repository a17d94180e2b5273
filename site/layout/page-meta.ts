/** What one page says of itself in its head. */
export type PageMeta = {
  /** The full title; absent shows the site's own. */
  title?: string
  description: string
  /** The page's address, from the site's origin on. */
  path: string
  /** Path of a 1200 x 630 px picture. */
  card?: string
  robots?: 'noindex'
  language?: 'en' | 'pl'
  /** Other languages of the same text: language to path. */
  translations?: Partial<Record<string, string>>
  /** Where news of this page's documents are; each in both formats, by the path without its ending. */
  feed?: string
  /** What search engines read (schema.org). */
  structuredData?: object
}

export type Head = { title: string; meta: Tag[]; links: Tag[] }
type Tag = Record<string, string>

/** Head tags of one page, in one place: title, description, canonical address, previews, language versions, feeds. */
export function headOf(page: PageMeta, { brand, origin }: { brand: string; origin: string }): Head {
  const title = page.title ?? brand
  const address = new URL(page.path, origin).href
  const card = new URL(page.card ?? '/cards/site.jpg', origin).href
  return {
    title,
    meta: [
      { name: 'description', content: page.description },
      ...(page.robots ? [{ name: 'robots', content: page.robots }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: brand },
      { property: 'og:title', content: title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: address },
      { property: 'og:image', content: card },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [
      ...(page.robots ? [] : [{ rel: 'canonical', href: address }]),
      ...alternates(page, origin),
      ...feeds(page),
    ],
  }
}

/** The language versions, this page among them; the English one is for readers of all other languages. */
function alternates({ translations = {} }: PageMeta, origin: string): Tag[] {
  const { en } = translations
  return Object.entries({ ...translations, ...(en && { 'x-default': en }) }).flatMap(([language, path]) => {
    const href = path && new URL(path, origin).href
    return href ? [{ rel: 'alternate', hreflang: language, href }] : []
  })
}

function feeds({ feed }: PageMeta): Tag[] {
  if (!feed) return []
  return [
    { rel: 'alternate', type: 'application/atom+xml', href: `${feed}.atom` },
    { rel: 'alternate', type: 'application/feed+json', href: `${feed}.json` },
  ]
}
