import type { PressFile } from '../../site/content/press-schema.ts'
import type { SiteFile } from '../../site/content/schema.ts'

/** What the archive says about itself: the company in words and numbers, and what may be done with the pictures. */
export function readmeText({ boilerplate, facts, licence }: PressFile, site: SiteFile): string {
  return `${[
    `${site.brand.name.toUpperCase()}: PRESS KIT`,
    boilerplate.long,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    site.home.numbers.map(({ value, label }) => `${value} ${label}`).join('\n'),
    'PICTURES AND LOGOS',
    `Credit: ${licence.credit}`,
    ...(licence.confirmed ? [] : ['Draft: these words have still to be confirmed by the company.']),
    ...licence.words,
    `Newest version: ${new URL('/press', site.origin).href}`,
    `Questions: ${new URL('/contact/press-contact', site.origin).href}`,
  ].join('\n\n')}\n`
}
