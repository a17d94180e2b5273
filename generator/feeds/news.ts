import type { DocumentSet } from '../../site/content/document.ts'

/** One thing that changed: a document with a date of issue. Documents without one are no news. */
export type News = {
  id: string
  title: string
  address: string
  issued: string
  note?: string
  language?: string
}

export type Feed = {
  title: string
  /** The page the feed tells about. */
  page: string
  atom: string
  json: string
  /** When the newest entry was issued; an empty feed takes the register's newest. */
  updated: string
  entries: News[]
}

/** The feed of all documents and one for each set, newest entry first. Addresses are complete. */
export function feedsOf(groups: readonly DocumentSet[], site: { name: string; origin: string }): Feed[] {
  const all = feed(`Documents | ${site.name}`, '/download', groups, site.origin)
  const newest = all.entries[0]?.issued ?? '1970-01-01'
  const each = groups.map((group) =>
    feed(`${group.title} | ${site.name}`, `/download/${group.slug}`, [group], site.origin),
  )
  return [all, ...each].map((it) => ({ ...it, updated: `${it.entries[0]?.issued ?? newest}T00:00:00Z` }))
}

function feed(
  title: string,
  path: string,
  groups: readonly DocumentSet[],
  origin: string,
): Omit<Feed, 'updated'> {
  const entries = groups
    .flatMap((group) => group.documents)
    .flatMap((document): News[] => {
      if (document.issued === undefined) return []
      return [
        {
          id: `${origin}/d/${document.id}`,
          title: `${document.game}: ${document.title}`,
          address: new URL(document.downloadUrl, origin).href,
          issued: document.issued,
          ...(document.changeNote === undefined ? {} : { note: document.changeNote }),
          ...(document.language === undefined ? {} : { language: document.language }),
        },
      ]
    })
    .sort((a, b) => b.issued.localeCompare(a.issued) || a.id.localeCompare(b.id))
  return {
    title,
    page: origin + path,
    atom: `${origin}${path}/feed.atom`,
    json: `${origin}${path}/feed.json`,
    entries,
  }
}
