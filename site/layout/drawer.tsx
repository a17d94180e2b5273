import { content } from '../content.server.ts'
import { LineIcon } from '../ui/line-icon.tsx'
import { Link } from '../ui/outside-link.tsx'
import { CampaignButton } from './campaign-button.tsx'

/**
 * The phone's menu: a modal dialog, so the browser keeps the focus in it and closes it on Escape; its backdrop is the
 * overlay. Opened and closed by invoker commands, without script too; `drawer.ts` does it where a browser has none.
 */
export function Drawer() {
  const { links } = content().site
  return (
    <div className="lg:hidden">
      <button
        type="button"
        command="show-modal"
        commandfor="drawer"
        aria-label="Menu"
        aria-haspopup="dialog"
        className="grid size-[min(3rem,15vw)] place-items-center rounded-box hover:text-brass"
      >
        <LineIcon box="0 0 24 18" path="M1 2h22M1 9h22M1 16h22" width={2.5} className="w-7 max-w-full" />
      </button>
      <dialog id="drawer" closedby="any" aria-label="Menu" className="drawer bg-coal text-bone">
        <nav aria-label="Menu" className="flex min-h-full flex-col">
          <button
            type="button"
            command="close"
            commandfor="drawer"
            aria-label="Close menu"
            className="m-4 grid size-12 place-items-center self-end rounded-box hover:text-brass"
          >
            <LineIcon box="0 0 20 20" path="m2 2 16 16M18 2 2 18" width={2.5} className="w-5" />
          </button>
          <ul className="border-seam border-t">
            <Item href="/">Home</Item>
            <Item href="/our-games">Our games</Item>
            <Item href="/contact">Contact</Item>
            <Item href={links.careers.href}>Join us</Item>
            <Item href={links.mentoring.href} data-track="ludomentorNavbar">
              Ludomentor
            </Item>
            <Item href="/download">Download</Item>
          </ul>
          <CampaignButton className="m-6 whitespace-normal" />
        </nav>
      </dialog>
    </div>
  )
}

function Item(link: React.ComponentProps<typeof Link>) {
  return (
    <li>
      <Link
        {...link}
        className="flex min-h-12 items-center border-seam border-b px-6 font-semibold text-lg hover:bg-stone hover:text-brass"
      />
    </li>
  )
}
