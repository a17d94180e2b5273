import { useRef } from 'react'
import { track } from '../consent/analytics.ts'
import { Link } from '../ui/link.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { CampaignButton } from './campaign-button.tsx'
import type { Frame } from './page.tsx'

const item =
  'flex min-h-12 items-center border-seam border-b px-6 font-semibold text-lg hover:bg-stone hover:text-brass'

/** The phone's menu: a popover, so it opens and closes without script too; its backdrop is the overlay. */
export function Drawer({ frame }: { frame: Frame }) {
  const drawer = useRef<HTMLElement>(null)
  const close = () => drawer.current?.hidePopover()
  const { links } = frame
  return (
    <div className="lg:hidden">
      <button
        type="button"
        popoverTarget="drawer"
        aria-label="Menu"
        className="grid size-[min(3rem,15vw)] place-items-center rounded-box hover:text-brass"
      >
        <svg
          viewBox="0 0 24 18"
          aria-hidden="true"
          className="w-7 max-w-full"
          stroke="currentColor"
          strokeWidth="2.5"
        >
          <path d="M1 2h22M1 9h22M1 16h22" />
        </svg>
      </button>
      <nav ref={drawer} id="drawer" popover="auto" aria-label="Menu" className="drawer bg-coal text-bone">
        <div className="flex min-h-full flex-col">
          <button
            type="button"
            popoverTarget="drawer"
            popoverTargetAction="hide"
            aria-label="Close menu"
            className="m-4 grid size-12 place-items-center self-end rounded-box hover:text-brass"
          >
            <svg
              viewBox="0 0 20 20"
              aria-hidden="true"
              className="w-5"
              stroke="currentColor"
              strokeWidth="2.5"
            >
              <path d="m2 2 16 16M18 2 2 18" />
            </svg>
          </button>
          <ul className="border-seam border-t">
            <li>
              <Link to="/" className={item} onClick={close}>
                Home
              </Link>
            </li>
            <li>
              <Link to="/our-games" className={item} onClick={close}>
                Our games
              </Link>
            </li>
            <li>
              <Link to="/contact" className={item} onClick={close}>
                Contact
              </Link>
            </li>
            <li>
              <OutsideLink href={links.careers.href} className={item} onClick={close}>
                Join us
              </OutsideLink>
            </li>
            <li>
              <OutsideLink
                href={links.mentoring.href}
                className={item}
                onClick={() => {
                  track('ludomentorNavbar')
                  close()
                }}
              >
                Ludomentor
              </OutsideLink>
            </li>
            <li>
              <Link to="/download" className={item} onClick={close}>
                Download
              </Link>
            </li>
          </ul>
          <CampaignButton frame={frame} className="m-6 whitespace-normal" onClick={close} />
        </div>
      </nav>
    </div>
  )
}
