import rss from '@astrojs/rss'
import { pathOfDocument } from '../addresses/addresses.ts'
import { absoluteUrl, readSite } from '../content-files/read-site.build.ts'
import { type DocumentSet, titleWithSize } from './document.ts'

/** `path`: of the page that the feed tells the news of. */
type FeedHead = { path: string; title: string; description: string }

/**
 * RSS of all sets or of one, newest first. A document with a date of issue is an item; its guid is the
 * permanent link with the date, so that a new edition is a new item.
 */
export function documentFeed(sets: readonly DocumentSet[], { path, title, description }: FeedHead): Promise<Response> {
  const { brand } = readSite()
  const dated = sets.flatMap(({ title: titleOfSet, available }) =>
    available.flatMap(({ issued, ...document }) =>
      issued ? { ...document, title: `${titleOfSet}: ${titleWithSize(document)}`, issued } : [],
    ),
  )
  return rss({
    title: `${title} | ${brand.name}`,
    description,
    site: absoluteUrl(path),
    trailingSlash: false,
    customData: '<language>en</language>',
    items: dated
      .toSorted((a, b) => b.issued.localeCompare(a.issued) || a.id.localeCompare(b.id))
      .map(({ id, title, downloadUrl, issued, changeNote }) => ({
        title,
        link: absoluteUrl(downloadUrl),
        pubDate: new Date(issued),
        ...(changeNote && { description: changeNote }),
        customData: `<guid isPermaLink="false">${absoluteUrl(pathOfDocument(id))}#${issued}</guid>`,
      })),
  })
}
