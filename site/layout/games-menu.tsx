import { content } from '../content.server.ts'
import { LineIcon } from '../ui/line-icon.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import { Tabs } from '../ui/tabs.tsx'
import type { MenuEntry } from './site-schema.ts'

/**
 * The Games mega menu: a popover, so the browser itself opens it by click, Enter and without script, closes it on
 * Escape or a click outside, and returns the focus. `site-chrome.ts` adds hovering, and closes it when the focus leaves.
 */
export function GamesMenu({ className }: { className: string }) {
  const { menus } = content().site
  return (
    <div id="games-menu-area">
      <button type="button" popoverTarget="games-menu" className={`${className} gap-2`}>
        Games
        <LineIcon box="0 0 12 8" path="m1 1.5 5 5 5-5" width={2} className="w-3" />
      </button>
      <div
        id="games-menu"
        popover="auto"
        className="mega-menu fade-in rounded-b-box border border-seam border-t-0 bg-coal p-6 lift"
      >
        <Tabs
          id="lines"
          label={siteTexts.productLines}
          tabs={[
            { id: 'main', label: 'Awaken Realms', content: <MenuList entries={menus.main} /> },
            { id: 'questline', label: 'Questline', content: <MenuList entries={menus.questline} /> },
            { id: 'lite', label: 'Lite', content: <MenuList entries={menus.lite} /> },
          ]}
        />
      </div>
    </div>
  )
}

export function MenuList({ entries }: { entries: MenuEntry[] }) {
  if (entries.length === 0) return <p className="text-ash">{siteTexts.comingSoon}.</p>
  return (
    <ul className="fade-in -mx-3 grid gap-x-4 sm:grid-cols-2 xl:grid-cols-3">
      {entries.map((entry) => (
        <li key={entry.label}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (!entry.to || entry.disabled) {
    return (
      <span className="flex min-h-11 items-center px-3 text-ash">
        {/* One run of text: side by side, a long name and its note would be two ragged columns. */}
        <span>
          {entry.label} <span className="inline-block text-sm">{siteTexts.comingSoon}</span>
        </span>
      </span>
    )
  }
  const EntryLink = entry.external ? OutsideLink : 'a'
  return (
    <EntryLink
      href={entry.to}
      className="flex min-h-11 items-center gap-2 rounded-box px-3 hover:bg-stone hover:text-brass"
    >
      {entry.label}
      {entry.external && <span aria-hidden="true">↗</span>}
    </EntryLink>
  )
}
