import { track } from '../consent/analytics.ts'
import { Link } from '../ui/link.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { CampaignButton } from './campaign-button.tsx'
import { Drawer } from './drawer.tsx'
import { GamesMenu } from './games-menu.tsx'
import { Logo } from './logo.tsx'
import type { Frame } from './page.tsx'

const item =
  'inline-flex min-h-11 items-center rounded-box px-3 font-semibold text-bone/90 hover:text-brass xl:px-4'

/** Fixed at the top of every screen; below the large breakpoint the navigation moves into the drawer. */
export function Header({ frame }: { frame: Frame }) {
  const { brand, links } = frame
  return (
    <header
      lang="en"
      className="site-header fixed inset-x-0 top-0 z-40 h-header border-seam border-b bg-night/95"
    >
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-4 sm:px-6">
        <Link to="/" className="mr-auto flex min-h-11 min-w-0 items-center gap-3 lg:mr-6 xl:mr-auto">
          <Logo className="size-[min(2.5rem,12vw)] shrink-0" />
          <span className="font-carved text-[min(1.125rem,5.7vw)] tracking-wide">{brand.name}</span>
        </Link>
        <nav aria-label="Main" className="hidden items-center lg:flex">
          <Link to="/" className={item}>
            Home
          </Link>
          <GamesMenu menus={frame.menus} className={item} />
          <Link to="/contact" className={item}>
            Contact
          </Link>
          <OutsideLink href={links.careers.href} className={item}>
            Join us
          </OutsideLink>
          <OutsideLink href={links.mentoring.href} className={item} onClick={() => track('ludomentorNavbar')}>
            Ludomentor
          </OutsideLink>
          <Link to="/download" className={item}>
            Download
          </Link>
          <CampaignButton frame={frame} className="ml-3" />
        </nav>
        <Drawer frame={frame} />
      </div>
    </header>
  )
}
