import type { APIContext } from 'astro'

/** "{page} | {brand}", "{brand} | Home", or without a `page` "{brand}" (docs/specification.md, "Addresses"). */
export function documentTitle(path: string, page: string | undefined, brand: string): string {
  const names = [page, brand].filter((name) => name !== undefined)
  return (path === '/' ? names.toReversed() : names).join(' | ')
}

/** The paths of a text by language, as `hreflang` takes them. The English one is for readers of every other language. */
export function alternateLanguages(translations: Readonly<Record<string, string>>): Record<string, string> {
  return { ...translations, ...(translations.en && { 'x-default': translations.en }) }
}

/** One directive of a Content-Security-Policy. */
type Directive = Parameters<NonNullable<APIContext['csp']>['insertDirective']>[0]

/** What a page adds to the policy: the hosts of providers that a visitor may choose to load there, and no others. */
export function providerPolicy(offers: { analytics: boolean; video: boolean }) {
  const scripts: string[] = []
  const directives: Directive[] = []
  if (offers.analytics) {
    scripts.push('https://www.googletagmanager.com')
    directives.push('img-src https://*.google-analytics.com https://www.googletagmanager.com')
    directives.push('connect-src https://*.google-analytics.com https://*.analytics.google.com')
  }
  if (offers.video) {
    scripts.push('https://www.youtube.com')
    directives.push('frame-src https://www.youtube-nocookie.com')
  }
  return { scripts, directives }
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
      eagerness: 'eager',
    },
  ],
}

/** JSON for a script element, which any `</script>` or `<!--` within a text would end or change (HTML, 4.12.1.3). */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
