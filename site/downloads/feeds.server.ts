import rss from '@astrojs/rss'
import { content } from '../content.server.ts'
import type { DocumentSet, GameDocument } from './document.ts'
import { archiveOf, checksum } from './files.server.ts'
import { flagOf } from './languages.ts'

/**
 * RSS of all sets or of one, newest first, for `path`. A document with a date of issue is an item; its guid is the
 * permanent link with the date, so that a new edition is a new item.
 */
export function documentFeed(sets: readonly DocumentSet[], title: string, path: string): Promise<Response> {
  const { brand, origin } = content().site
  return rss({
    title: `${title} | ${brand.name}`,
    description: `New editions of documents: ${title}`,
    site: new URL(path, origin).href,
    trailingSlash: false,
    customData: '<language>en</language>',
    items: sets
      .flatMap((set) => set.documents)
      .filter((it) => it.issued !== undefined)
      .toSorted((a, b) => (b.issued ?? '').localeCompare(a.issued ?? '') || a.id.localeCompare(b.id))
      .map(({ id, game, title, downloadUrl, issued = '', changeNote }) => ({
        title: `${game}: ${title}`,
        link: new URL(downloadUrl, origin).href,
        pubDate: new Date(issued),
        ...(changeNote && { description: changeNote }),
        customData: `<guid isPermaLink="false">${origin}/d/${id}#${issued}</guid>`,
      })),
  })
}

/** `/catalogue.json`: every document that is here with all that is known of it, for everybody's use. */
export async function catalogueOf(sets: readonly DocumentSet[], origin: string): Promise<object> {
  const absolute = (path: string) => new URL(path, origin).href
  const catalogued = async ({ file, downloadUrl, ...facts }: GameDocument, set: string) => ({
    ...facts,
    set,
    downloadUrl: absolute(downloadUrl),
    latestUrl: absolute(`/d/${facts.id}`),
    ...(facts.language && { flagUrl: absolute(flagOf(facts.language)) }),
    ...(file && { sha256: await checksum(file) }),
  })
  return {
    sets: sets.map((set) => {
      const archive = archiveOf(set)
      return {
        ...{ slug: set.slug, title: set.title, alsoCalled: set.alsoCalled },
        page: absolute(`/download/${set.slug}`),
        rss: absolute(`/download/${set.slug}/rss.xml`),
        ...(archive && { zip: absolute(archive.address) }),
      }
    }),
    documents: await Promise.all(sets.flatMap((set) => set.documents.map((it) => catalogued(it, set.slug)))),
  }
}

/** `/data/files.json`: the documents that are here, in the shape and under the address of the former site. */
export function formerList(sets: readonly DocumentSet[]): object[] {
  return sets
    .flatMap((set) => set.documents)
    .map(({ game, category, title, downloadUrl, language }) => ({
      ...{ game, category, title, downloadUrl },
      flagUrl: language === undefined ? '' : flagOf(language),
    }))
}

/** What search engines read of a set's page (schema.org ItemList of DigitalDocument). */
export function documentList(
  { title, slug, documents }: DocumentSet,
  { brand, origin }: { brand: { name: string }; origin: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: `${title}: documents`,
    url: `${origin}/download/${slug}`,
    numberOfItems: documents.length,
    itemListElement: documents.map((document, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'DigitalDocument',
        name: `${title}: ${document.title}`,
        url: new URL(document.downloadUrl, origin).href,
        publisher: { '@type': 'Organization', name: brand.name },
        ...(document.language && { inLanguage: document.language }),
        ...(document.version && { version: document.version }),
        ...(document.issued && { datePublished: document.issued }),
      },
    })),
  }
}
