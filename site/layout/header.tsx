import type { SiteContent } from '../content-files/site-schema.ts'
import type { GameMenus } from '../games/game.ts'
import { buttonClass } from '../ui/button.tsx'
import { CampaignLink } from '../ui/campaign-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { GamesMenu } from './games-menu.tsx'

/**
 * The links of header and drawer; other sites open in a new tab. `aria-current` marks the link to the part of the site that
 * `path` is in. In the header the games menu takes the place of the link to the games.
 */
function navigationLinks({ links }: SiteContent, path: string) {
  const all = [
    { href: '/', children: 'Home' },
    { href: '/our-games', children: 'Our games' },
    { href: '/contact', children: 'Contact' },
    { href: links.careers.href, children: 'Join us' },
    { href: links.ludomentor.href, children: 'Ludomentor', 'data-track': 'ludomentor ludomentor-navbar' },
    { href: '/download', children: 'Download' },
  ]
  const section = `/${path.split('/')[1]}`.replace(/^\/games$/, '/our-games')
  const current = (href: string): React.AriaAttributes['aria-current'] =>
    href === path ? 'page' : href === section || undefined
  return all.map((link) => ({ ...link, 'aria-current': current(link.href) }))
}

const linkClass =
  'inline-flex min-h-11 items-center rounded-box px-3 font-semibold whitespace-nowrap text-bone/90 underline-offset-8 hover:text-brass aria-[current]:underline xl:px-4'

/**
 * Fixed at the top of the window; in windows lower than 26rem it scrolls away. Below 64rem, or where enlarged text leaves
 * too little room, the drawer replaces the navigation: a container query decides, because media queries ignore the root's
 * font size.
 */
export function Header({ site, menus, path }: { site: SiteContent; menus: GameMenus; path: string }) {
  const links = navigationLinks(site, path)
  return (
    <header
      lang="en"
      className="@container fixed [@media(max-height:26rem)]:absolute inset-x-0 top-0 z-40 h-header border-seam border-b bg-night bg-origin-border print:hidden"
    >
      <div className="flex h-full page-edge items-center gap-2">
        <a href="/" className="mr-auto flex min-h-11 min-w-0 items-center">
          <Brand name={site.brand.name} />
        </a>
        <nav aria-label="Main" className="hidden items-center lg:@min-[63rem]:flex">
          {links.map((link) =>
            link.href === '/our-games' ? (
              <GamesMenu key={link.href} menus={menus} className={linkClass} current={link['aria-current']} />
            ) : (
              <Link key={link.href} {...link} className={linkClass} />
            ),
          )}
          <CampaignLink
            campaign={site.campaign}
            className={buttonClass('campaign', 'ml-3 whitespace-nowrap max-xl:text-sm')}
          />
        </nav>
        <Drawer site={site} links={links} />
      </div>
    </header>
  )
}

/** The company's mark and its name. */
export function Brand({ name }: { name: string }) {
  return (
    <span className="flex min-w-0 items-center gap-3 display-face leading-tight">
      <Logo className="size-[min(2.5rem,12vw)] shrink-0" />
      {name}
    </span>
  )
}

/** The company's mark, a door with a lamp. Original work, drawn for this site. */
function Logo({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="3.75 0 40.5 48" preserveAspectRatio="xMinYMid" aria-hidden="true" className={className} fill="none">
      <path d="M24 3 43 14v20L24 45 5 34V14Z" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
      <path d="M16 37V22c0-5 3.4-8.5 8-8.5s8 3.5 8 8.5v15" stroke="currentColor" strokeWidth="2.5" />
      <path d="m24 20 3.2 5.2L24 36l-3.2-10.8Z" className="fill-brass" />
    </svg>
  )
}

/** The first link that the keyboard reaches. It leads past the header to the content (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a
      href="#main"
      lang="en"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-box bg-bone px-6 py-3 font-semibold text-night focus:translate-y-0 print:hidden"
    >
      Skip to content
    </a>
  )
}

/**
 * The phone's menu: a modal dialog, so the browser keeps the focus in it and closes it on Escape; its backdrop is the
 * overlay. Opened and closed by invoker commands, without script too; `header.client.ts` does it where a browser has none.
 */
function Drawer({ site, links }: { site: SiteContent; links: ReturnType<typeof navigationLinks> }) {
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor="drawer"
        aria-label="Menu"
        aria-haspopup="dialog"
        className="grid size-[min(3rem,15vw)] items-center justify-end rounded-box hover:text-brass lg:@min-[63rem]:hidden"
      >
        <Icon name="menu" className="w-7 max-w-full" />
      </button>
      <dialog id="drawer" closedby="any" aria-label="Menu" className="drawer">
        <nav aria-label="Menu" className="flex min-h-full flex-col">
          <div className="flex items-center justify-between py-4 pr-4 pl-6">
            <Logo className="size-10" />
            <button
              type="button"
              command="close"
              commandfor="drawer"
              aria-label="Close menu"
              className="grid size-12 place-items-center rounded-box hover:text-brass"
            >
              <Icon name="close" className="w-6" />
            </button>
          </div>
          {/* The links are at the bottom, in reach of the thumb. */}
          <ul className="mt-auto">
            {links.map((link) => (
              <li key={link.href}>
                <Link
                  {...link}
                  className="flex min-h-14 items-center border-seam border-b px-6 font-semibold text-heading underline-offset-8 hover:bg-stone hover:text-brass aria-[current]:underline"
                />
              </li>
            ))}
          </ul>
          <CampaignLink campaign={site.campaign} className={buttonClass('campaign', 'mx-3 my-6')} />
        </nav>
      </dialog>
    </>
  )
}
