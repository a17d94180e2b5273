import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cache } from 'react'

/** The pages of our own build, copied here by the bench: the one source of text, links and pictures. */
const folder = join(process.cwd(), 'built-pages')

/** One page taken apart. Throws when our build has no such page. */
export const builtPage = cache((path) => {
  const html = readFileSync(join(folder, path, 'index.html'), 'utf8')
  return {
    title: textOf(html, /<title>(.*?)<\/title>/),
    description: textOf(html, /<meta name="description" content="(.*?)"/),
    canonical: textOf(html, /<link rel="canonical" href="(.*?)"/),
    font: textOf(html, /<link rel="preload" href="(.*?)" as="font"/),
    skipLink: partOf(html, '<a href="#main"', '<header'),
    header: partOf(html, '<header lang="en"', '<main'),
    main: partOf(html, '<main', '<footer lang="en"').replace(/^<main[^>]*>|<\/main>$/g, ''),
    footer: partOf(html, '<footer lang="en"', '</div><script'),
  }
})

/** Every page's path, without the slash at its start. */
export function builtPaths() {
  return JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')).map((it) => it.slice(1))
}

/** `generateMetadata` of the page at the path its parameters make. */
export const metadataOf = (path) => {
  const { title, description, canonical } = builtPage(path)
  return { title, description, alternates: { canonical } }
}

const entities = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }

function textOf(html, pattern) {
  return pattern.exec(html)?.[1]?.replace(/&\S+?;/g, (it) => entities[it] ?? it)
}

function partOf(html, start, end) {
  const from = html.indexOf(start)
  const to = html.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`A built page has no ${start} or no ${end} behind it.`)
  return html.slice(from, to)
}
