/** "{page} | {brand}", "{brand} | Home", or without a `page` "{brand}" (docs/specification.md, "Addresses"). */
export function documentTitle(path: string, page: string | undefined, brand: string): string {
  const names = [page, brand].filter((name) => name !== undefined)
  return (path === '/' ? names.toReversed() : names).join(' | ')
}

/**
 * Language and path of a text and of its translations, as `hreflang` takes them; none for a text in one language. The
 * English one is for readers of every other language.
 */
export function alternateLanguages(language: string, path: string, translations: Translations): [string, string][] {
  if (Object.keys(translations).length === 0) return []
  const paths: Translations = { ...translations, [language]: path }
  const all = Object.entries({ ...paths, ...(paths.en && { 'x-default': paths.en }) })
  return all.toSorted(([a], [b]) => a.localeCompare(b))
}

type Translations = Readonly<Record<string, string>>

/**
 * Lets browsers that know speculation rules (WICG Nav Speculation) draw the page behind a link before it is pressed. Links
 * that leave the site, open a tab or are not pages are left out: a phone would download a rulebook that nobody asked for.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/d/*', '/files/*', '/*.*'] } },
          { not: { selector_matches: 'a[target], a[download]' } },
        ],
      },
      // A link that the pointer rests on, on phones one that is likely to be pressed. With `eager` Chromium draws every
      // linked page: on phones those whose link is in view, before version 141 all.
      eagerness: 'moderate',
    },
  ],
}

/** JSON for a script element, which any `</script>` or `<!--` within a text would end or change (HTML, 4.12.1.3). */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
