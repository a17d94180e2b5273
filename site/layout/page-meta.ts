import type { MetaDescriptor } from 'react-router'

type PageMeta = {
  /** The full title; absent shows the site's own. */
  title?: string
  description: string
  path: string
  brand: string
  origin: string
  /** Path of a 1200x630 picture. */
  card?: string
  robots?: 'noindex'
  language?: 'en' | 'pl'
  /** Other languages of the same text: language to path. */
  translations?: Partial<Record<string, string>>
}

/** Head tags of one page, in one place: title, description, canonical address, previews, language versions. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.title ?? page.brand
  const address = new URL(page.path, page.origin).href
  const card = new URL(page.card ?? '/cards/site.jpg', page.origin).href
  const robots: MetaDescriptor[] = page.robots
    ? [{ name: 'robots', content: page.robots }]
    : [{ tagName: 'link', rel: 'canonical', href: address }]
  return [
    { title },
    { name: 'description', content: page.description },
    ...robots,
    ...alternates(page),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: page.brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: card },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** The language versions, this page among them; the English one is for readers of all other languages. */
function alternates({ translations = {}, origin }: PageMeta): MetaDescriptor[] {
  const { en } = translations
  return Object.entries({ ...translations, ...(en && { 'x-default': en }) }).flatMap(([language, path]) => {
    const href = path && new URL(path, origin).href
    return href ? [{ tagName: 'link', rel: 'alternate', hrefLang: language, href }] : []
  })
}
