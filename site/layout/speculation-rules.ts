/**
 * Lets browsers that know speculation rules (WICG Nav Speculation) draw the page behind a link before it is pressed.
 * Links that leave the site, open a tab or are not pages are left out: fetching a rulebook nobody asked for costs a phone.
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
} as const
