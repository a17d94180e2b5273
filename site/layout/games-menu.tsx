import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { MenuEntry } from '../content/schema.ts'
import { siteTexts } from '../old/site-texts.ts'
import { Link } from '../ui/link.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Tabs } from '../ui/tabs.tsx'
import type { Frame } from './page.tsx'

/** ms the menu stays after the pointer has left it, so that a slip does not close it (WCAG 1.4.13). */
const leaveDelay = 250

/**
 * The Games mega menu: a popover, so the browser itself opens it by click, Enter and without script, closes it on
 * Escape or a click outside, and returns the focus. Hovering with a mouse only adds to that.
 */
export function GamesMenu({ menus, className }: { menus: Frame['menus']; className: string }) {
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const byHover = useRef(false)

  function enter(event: PointerEvent) {
    clearTimeout(timer.current)
    if (event.pointerType !== 'mouse' || panel.current?.matches(':popover-open')) return
    panel.current?.showPopover()
    byHover.current = true
  }
  function leave(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return
    byHover.current = false
    timer.current = setTimeout(() => panel.current?.hidePopover(), leaveDelay)
  }
  /** A mouse reaches the button before it presses it: that press must not close what the hover has just opened. */
  function press(event: MouseEvent) {
    if (byHover.current) event.preventDefault()
    byHover.current = false
  }
  const close = () => panel.current?.hidePopover()

  return (
    <div onPointerEnter={enter} onPointerLeave={leave}>
      <button type="button" popoverTarget="games-menu" onClick={press} className={`${className} gap-1.5`}>
        Games
        <svg
          viewBox="0 0 12 8"
          aria-hidden="true"
          className="w-3"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="m1 1.500 5 5 5-5" />
        </svg>
      </button>
      <div
        ref={panel}
        id="games-menu"
        popover="auto"
        className="mega-menu fade-in rounded-b-box border border-seam border-t-0 bg-coal p-6 shadow-lift"
      >
        <Tabs
          label={siteTexts.productLines}
          tabs={[
            {
              id: 'main',
              label: 'Awaken Realms',
              content: <MenuList entries={menus.main} onFollow={close} />,
            },
            {
              id: 'questline',
              label: 'Questline',
              content: <MenuList entries={menus.questline} onFollow={close} />,
            },
            { id: 'lite', label: 'Lite', content: <MenuList entries={menus.lite} onFollow={close} /> },
          ]}
        />
      </div>
    </div>
  )
}

const entryClass = 'flex min-h-11 items-center rounded-box px-3 hover:bg-stone hover:text-brass'

function MenuList({ entries, onFollow }: { entries: MenuEntry[]; onFollow: () => void }) {
  if (entries.length === 0) return <p className="px-3 text-ash">{siteTexts.comingSoon}.</p>
  return (
    <ul className="fade-in grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
      {entries.map((entry) => (
        <li key={entry.label}>
          <Entry entry={entry} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry, onFollow }: { entry: MenuEntry; onFollow: () => void }) {
  if (!entry.to || entry.disabled) {
    return (
      <span className="flex min-h-11 items-center gap-2 px-3 text-ash/75">
        {entry.label}
        <span className="text-sm">{siteTexts.comingSoon}</span>
      </span>
    )
  }
  if (entry.external) {
    return (
      <OutsideLink href={entry.to} className={`${entryClass} gap-2`} onClick={onFollow}>
        {entry.label}
        <span aria-hidden="true">↗</span>
      </OutsideLink>
    )
  }
  return (
    <Link to={entry.to} className={entryClass} onClick={onFollow}>
      {entry.label}
    </Link>
  )
}
