/** What one page says of itself in its head. */
export type PageMeta = {
  /** Without the brand, which every title gets. Absent: the title is the brand alone. */
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
  /** The path of the RSS feed with news of this page's documents. */
  feed?: string
  /** What search engines read (schema.org). */
  structuredData?: object
}

export type Head = { title: string; meta: Tag[]; links: Tag[] }
type Tag = Record<string, string>

/** Head tags of one page, in one place: title, description, canonical address, previews, language versions, feeds. */
export function headOf(page: PageMeta, { brand, origin }: { brand: string; origin: string }): Head {
  const title = titleOf(page, brand)
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

/** "{page} | {brand}", and "{brand} | Home" (docs/specification.md, "Titles"). */
function titleOf({ title, path }: PageMeta, brand: string): string {
  if (title === undefined) return brand
  return path === '/' ? `${brand} | ${title}` : `${title} | ${brand}`
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
  return feed ? [{ rel: 'alternate', type: 'application/rss+xml', href: feed }] : []
}
