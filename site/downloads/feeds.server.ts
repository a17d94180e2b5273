import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import rss from '@astrojs/rss'
import { absolute, content } from '../content.server.ts'
import type { AvailableDocument, DocumentSet } from './document-schema.ts'
import { archiveOf } from './downloads.server.ts'
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
    site: absolute(path),
    trailingSlash: false,
    customData: '<language>en</language>',
    items: sets
      .flatMap(({ title: game, documents }) => documents.map((it) => ({ ...it, game })))
      .toSorted((a, b) => (b.issued ?? '').localeCompare(a.issued ?? '') || a.id.localeCompare(b.id))
      .flatMap(({ id, game, title, downloadUrl, issued, changeNote }) =>
        issued === undefined
          ? []
          : {
              title: `${game}: ${title}`,
              link: absolute(downloadUrl),
              pubDate: new Date(issued),
              ...(changeNote && { description: changeNote }),
              customData: `<guid isPermaLink="false">${origin}/d/${id}#${issued}</guid>`,
            },
      ),
  })
}

/** `/catalogue.json`: every document that is available with all that is known of it, for everybody's use. */
export async function documentsJson(): Promise<object> {
  const catalogued = async ({ file, downloadUrl, ...facts }: AvailableDocument, set: DocumentSet) => ({
    ...facts,
    game: set.title,
    set: set.slug,
    downloadUrl: absolute(downloadUrl),
    latestUrl: absolute(`/d/${facts.id}`),
    ...(facts.language && { flagUrl: absolute(flagOf(facts.language)) }),
    ...(file && { sha256: hash('sha256', await readFile(file)) }),
  })
  return {
    sets: content().sets.map((set) => {
      const archive = archiveOf(set)
      return {
        slug: set.slug,
        title: set.title,
        alsoCalled: set.alsoCalled ?? [],
        page: absolute(`/download/${set.slug}`),
        rss: absolute(`/download/${set.slug}/rss.xml`),
        ...(archive && { zip: absolute(archive.address) }),
      }
    }),
    documents: await Promise.all(
      content().sets.flatMap((set) => set.documents.map((it) => catalogued(it, set))),
    ),
  }
}
