import type { Feed } from './news.ts'

/** Atom (RFC 4287). */
export function atomFeed(feed: Feed, author: string): string {
  const entries = feed.entries.map(
    (entry) => `  <entry>
    <id>${escaped(entry.id)}</id>
    <title>${escaped(entry.title)}</title>
    <updated>${entry.issued}T00:00:00Z</updated>
    <link rel="alternate"${entry.language ? ` hreflang="${entry.language}"` : ''} href="${escaped(entry.address)}"/>
    <summary>${escaped(entry.note ?? `Issued on ${entry.issued}.`)}</summary>
  </entry>
`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escaped(feed.page)}</id>
  <title>${escaped(feed.title)}</title>
  <updated>${feed.updated}</updated>
  <author><name>${escaped(author)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escaped(feed.atom)}"/>
  <link rel="alternate" type="text/html" href="${escaped(feed.page)}"/>
${entries.join('')}</feed>
`
}

/** JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed(feed: Feed, author: string): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.json,
    language: 'en',
    authors: [{ name: author }],
    items: feed.entries.map((entry) => ({
      id: entry.id,
      url: entry.id,
      external_url: entry.address,
      title: entry.title,
      content_text: entry.note ?? `Issued on ${entry.issued}.`,
      date_published: `${entry.issued}T00:00:00Z`,
      language: entry.language,
    })),
  })
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
