import { content } from '../content.server.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { CampaignButton } from './campaign-button.tsx'
import { Drawer } from './drawer.tsx'
import { GamesMenu } from './games-menu.tsx'
import { Logo } from './logo.tsx'

const item =
  'inline-flex min-h-11 items-center rounded-box px-2.5 font-semibold whitespace-nowrap text-bone/90 hover:text-brass xl:px-4'

/** Fixed at the top of every screen; below the large breakpoint the navigation moves into the drawer. */
export function Header() {
  const { brand, links } = content().site
  return (
    <header
      lang="en"
      className="site-header fixed inset-x-0 top-0 z-40 h-header border-seam border-b bg-night"
    >
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-4 sm:px-6">
        <a href="/" className="mr-auto flex min-h-11 min-w-0 items-center gap-3">
          <Logo className="size-[min(2.5rem,12vw)] shrink-0" />
          <span className="font-carved text-[min(1.125rem,5.7vw)] tracking-wide">{brand.name}</span>
        </a>
        <nav aria-label="Main" className="hidden items-center lg:flex">
          <a href="/" className={item}>
            Home
          </a>
          <GamesMenu className={item} />
          <a href="/contact" className={item}>
            Contact
          </a>
          <OutsideLink href={links.careers.href} className={item}>
            Join us
          </OutsideLink>
          <OutsideLink href={links.mentoring.href} className={item} data-track="ludomentorNavbar">
            Ludomentor
          </OutsideLink>
          <a href="/download" className={item}>
            Download
          </a>
          <CampaignButton className="ml-3" />
        </nav>
        <Drawer />
      </div>
    </header>
  )
}
