import type { DocumentSet } from '../../site/downloads/document.ts'

export type Feed = ReturnType<typeof feedsOf>[number]

/**
 * The feed of all documents and one for each set, newest entry first. A document with a date of issue is an entry, one
 * without is no news. Addresses are complete; a feed without entries was updated when the newest of all was issued.
 */
export function feedsOf(groups: readonly DocumentSet[], site: { name: string; origin: string }) {
  const all = feed(`Documents | ${site.name}`, '/download', groups, site.origin)
  const newest = all.entries[0]?.issued ?? '1970-01-01'
  const each = groups.map((group) =>
    feed(`${group.title} | ${site.name}`, `/download/${group.slug}`, [group], site.origin),
  )
  return [all, ...each].map((it) => ({ ...it, updated: `${it.entries[0]?.issued ?? newest}T00:00:00Z` }))
}

function feed(title: string, path: string, groups: readonly DocumentSet[], origin: string) {
  const entries = groups
    .flatMap((group) => group.documents)
    .flatMap(({ id, game, title, downloadUrl, issued, changeNote, language }) =>
      issued === undefined
        ? []
        : {
            id: `${origin}/d/${id}`,
            title: `${game}: ${title}`,
            address: new URL(downloadUrl, origin).href,
            issued,
            note: changeNote,
            language,
          },
    )
    .sort((a, b) => b.issued.localeCompare(a.issued) || a.id.localeCompare(b.id))
  const page = origin + path
  return { title, page, atom: `${page}/feed.atom`, json: `${page}/feed.json`, entries }
}
