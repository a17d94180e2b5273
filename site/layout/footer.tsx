import type { ReactNode } from 'react'
import { content } from '../content.server.ts'
import { linkAlone, OutsideLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Logo } from './header.tsx'

const icons = {
  Facebook:
    'M13.5 21v-7.5h2.6l.4-3h-3V8.6c0-.9.3-1.5 1.5-1.5h1.6V4.4c-.3 0-1.2-.1-2.3-.1-2.3 0-3.8 1.4-3.8 3.9v2.3H8v3h2.5V21z',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM16.6 6a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  YouTube:
    'M21.6 7.2a2.6 2.6 0 0 0-1.8-1.8C18.2 5 12 5 12 5s-6.2 0-7.8.4a2.6 2.6 0 0 0-1.8 1.8A27 27 0 0 0 2 12a27 27 0 0 0 .4 4.8 2.6 2.6 0 0 0 1.8 1.8C5.8 19 12 19 12 19s6.2 0 7.8-.4a2.6 2.6 0 0 0 1.8-1.8A27 27 0 0 0 22 12a27 27 0 0 0-.4-4.8zM10 15V9l5.2 3z',
}

/** Social links, the site's map in a few words, the copyright line. */
export function Footer() {
  const { brand, links } = content().site
  const social = [
    ['Facebook', links.facebook.href],
    ['Instagram', links.instagram.href],
    ['YouTube', links.youtube.href],
  ] as const
  return (
    <footer id="footer" tabIndex={-1} lang="en" className="bg-coal">
      <div className="page-edge flex flex-wrap gap-x-4 gap-y-2 pt-4 md:gap-x-24 md:gap-y-8 md:pt-12">
        <div className="flex basis-full flex-wrap items-center justify-between gap-x-4 md:grow md:basis-0 md:flex-col md:items-start md:justify-start md:gap-4">
          <p className="brand-name flex items-center gap-3 display-face">
            <Logo className="size-[min(2.5rem,12vw)] shrink-0" />
            {brand.name}
          </p>
          <ul className="flex md:-ml-2">
            {social.map(([name, href]) => (
              <li key={name}>
                <OutsideLink
                  href={href}
                  className="grid size-12 items-center rounded-full text-ash max-md:justify-end hover:text-brass"
                >
                  <Icon path={icons[name]} className="size-6" />
                  <span className="sr-only">{name}</span>
                </OutsideLink>
              </li>
            ))}
          </ul>
        </div>
        <FooterList label="Explore">
          <FooterLink href="/our-games">Our games</FooterLink>
          <FooterLink href="/download">Downloads</FooterLink>
          <FooterLink href="/contact">Contact</FooterLink>
          <FooterLink href="/press">Press room</FooterLink>
        </FooterList>
        <FooterList label="Legal">
          <FooterLink href="/company-details">Company details</FooterLink>
          <FooterLink href="/accessibility">Accessibility</FooterLink>
          <FooterLink href="/terms-of-tests">Terms of Tests</FooterLink>
          <FooterLink href="/klauzula-informacyjna-dla-kandydatow" hrefLang="pl">
            Candidates (PL)
          </FooterLink>
          <li className="needs-script">
            <button type="button" id="cookie-settings" className={linkAlone}>
              Cookie settings
            </button>
          </li>
        </FooterList>
      </div>
      <p className="page-edge py-2 text-ash text-sm md:pt-6 md:pb-4">
        © <span id="current-year">{new Date().getFullYear()}</span> {brand.name}.{' '}
        <span className="whitespace-nowrap">All rights reserved.</span>{' '}
        <a
          href="/privacy-policy"
          className="inline-flex min-h-11 items-center text-bone underline underline-offset-4"
        >
          Privacy Policy
        </a>
      </p>
    </footer>
  )
}

function FooterList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="min-w-0 basis-36 max-md:grow md:basis-auto">
      <p aria-hidden="true" className="mb-2 display-face text-sm max-md:hidden">
        {label}
      </p>
      <ul className="lg:grid lg:grid-cols-2 lg:gap-x-12">{children}</ul>
    </nav>
  )
}

function FooterLink({ children, ...rest }: React.ComponentProps<'a'>) {
  return (
    <li>
      <a {...rest} className={linkAlone}>
        {children}
      </a>
    </li>
  )
}
