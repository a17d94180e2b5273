/** "{page} | {brand}", "{brand} | Home", or without a `page` "{brand}" (docs/specification.md, "Addresses"). */
export function documentTitle(path: string, page: string | undefined, brand: string): string {
  const names = [page, brand].filter((name) => name !== undefined)
  return (path === '/' ? names.toReversed() : names).join(' | ')
}

/** The paths of a text by language, as `hreflang` takes them. The English one is for readers of every other language. */
export function alternateLanguages(translations: Readonly<Record<string, string>>): Record<string, string> {
  return { ...translations, ...(translations.en && { 'x-default': translations.en }) }
}

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
