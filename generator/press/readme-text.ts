import type { SiteFile } from '../../site/layout/site-schema.ts'
import type { PressFile } from '../../site/press/press-schema.ts'

/** What the archive says about itself: the company in words and numbers, and what may be done with the pictures. */
export function readmeText({ boilerplate, facts, licence, mark }: PressFile, site: SiteFile): string {
  return `${[
    `${site.brand.name.toUpperCase()}: PRESS KIT`,
    boilerplate.long,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    site.home.numbers.map(({ value, label }) => `${value} ${label}`).join('\n'),
    'USAGE TERMS OF RENDERS AND MARK',
    `Credit: ${licence.credit}`,
    ...(licence.confirmed ? [] : ['Draft: these terms have still to be confirmed by the company.']),
    ...licence.words,
    mark.note,
    `Newest version: ${new URL('/press', site.origin).href}`,
    `Questions: ${new URL('/contact/press-contact', site.origin).href}`,
  ].join('\n\n')}\n`
}
