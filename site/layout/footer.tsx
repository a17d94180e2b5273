import type { SiteContent } from '../content-files/site-schema.ts'
import { Icon } from '../ui/icon.tsx'
import { linkAloneClass, NewTabLink } from '../ui/link.tsx'
import { Brand } from './header.tsx'

const social = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['youtube', 'YouTube'],
] as const

/** The headings and pages of the site's map. */
const lists = {
  Explore: [
    ['/our-games', 'Our games'],
    ['/download', 'Downloads'],
    ['/contact', 'Contact'],
    ['/press', 'Press room'],
  ],
  Legal: [
    ['/company-details', 'Company details'],
    ['/accessibility', 'Accessibility'],
    ['/terms-of-tests', 'Terms of Tests'],
    ['/klauzula-informacyjna-dla-kandydatow', 'Candidates (PL)', 'pl'],
  ],
} as const

/** Social links, the site's map in a few words, the copyright line. */
export function Footer({ brand, links }: Pick<SiteContent, 'brand' | 'links'>) {
  return (
    <footer id="footer" lang="en" className="site-footer print:hidden">
      <div className="page-edge flex flex-wrap gap-x-4 gap-y-3 pt-8 md:gap-x-24 md:pt-16">
        <div className="flex basis-full flex-col gap-2 text-heading md:grow md:basis-0 md:gap-4">
          <Brand name={brand.name} />
          {/* The letter f begins 8 px within its icon. */}
          <ul className="-ml-2 flex">
            {social.map(([network, name]) => (
              <li key={name}>
                <NewTabLink
                  href={links[network].href}
                  className="grid size-12 items-center rounded-full text-ash hover:text-brass"
                >
                  <Icon name={network} className="size-6" />
                  <span className="sr-only">{name}</span>
                </NewTabLink>
              </li>
            ))}
          </ul>
        </div>
        {Object.entries(lists).map(([label, pages]) => (
          <nav key={label} aria-label={label} className="min-w-0 basis-36 max-md:grow md:basis-auto">
            <p aria-hidden="true" className="mb-2 display-face text-sm">
              {label}
            </p>
            <ul className="lg:grid lg:grid-flow-col lg:grid-rows-2 lg:gap-x-12">
              {pages.map(([href, title, language]) => (
                <li key={href}>
                  <a href={href} hrefLang={language} className={linkAloneClass}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="page-edge flex flex-wrap items-center gap-x-6 pt-4 pb-2 text-ash md:pb-4 text-sm md:pt-12">
        <span className="max-md:basis-full md:mr-auto">
          © <span id="current-year">{new Date().getFullYear()}</span> {brand.name}.{' '}
          <span className="whitespace-nowrap">All rights reserved.</span>
        </span>
        <a href="/privacy-policy" className={linkAloneClass}>
          Privacy Policy
        </a>
        <button type="button" id="cookie-settings" className={`noscript:hidden ${linkAloneClass}`}>
          Cookie settings
        </button>
      </p>
    </footer>
  )
}
