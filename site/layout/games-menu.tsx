import { content } from '../content.server.ts'
import { pictureOf } from '../pictures/pictures.server.ts'
import type { MenuEntry } from '../site-schema.ts'
import { Link } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Tabs } from '../ui/tabs.tsx'

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
        <Icon box="0 0 12 8" path="m1 1.5 5 5 5-5" line={2} className="w-3" />
      </button>
      <div id="games-menu" popover="auto" className="mega-menu fade-in bg-coal page-edge pt-2 pb-8 lift">
        <div className="grid gap-12 xl:grid-cols-[1fr_20rem]">
          <Tabs
            id="lines"
            label="Product lines"
            tabs={[
              { id: 'main', label: 'Awaken Realms', content: <MenuList entries={menus.main} /> },
              { id: 'questline', label: 'Questline', content: <MenuList entries={menus.questline} /> },
              { id: 'lite', label: 'Lite', content: <MenuList entries={menus.lite} /> },
            ]}
          />
          {/* The tile of the game that is pointed at, at first one of the line that is shown; `site-chrome.ts` changes it. */}
          <img
            src={menus.main.map(tileOf).find((it) => it !== undefined)}
            alt=""
            width="320"
            height="400"
            loading="lazy"
            className="mt-2 size-full rounded-box bg-stone object-cover contain-size max-xl:hidden"
          />
        </div>
      </div>
    </div>
  )
}

/** Three columns, read downwards; games without a page are named in one line at the end. */
export function MenuList({ entries }: { entries: MenuEntry[] }) {
  const coming = entries.filter((it) => !it.to || it.disabled)
  const linked = entries.flatMap((it) => (it.to && !it.disabled ? [{ ...it, to: it.to }] : []))
  if (entries.length === 0) return <p className="text-ash">Coming soon.</p>
  return (
    <>
      <ul className="fade-in columns-3 gap-x-8">
        {linked.map((entry) => (
          <li key={entry.label} className="break-inside-avoid">
            <Link
              href={entry.to}
              data-tile={tileOf(entry)}
              className="flex min-h-11 items-center gap-2 hover:text-brass"
            >
              {entry.label}
              {entry.external && <span aria-hidden="true">↗</span>}
            </Link>
          </li>
        ))}
      </ul>
      {coming.length > 0 && (
        <p className="mt-4 text-ash text-sm">Coming soon: {coming.map((it) => it.label).join(', ')}</p>
      )}
    </>
  )
}

/** The address of the tile of the game that an entry leads to. */
function tileOf({ to = '' }: MenuEntry): string | undefined {
  const games = [...content().games.values()]
  const game = games.find(({ slug, getIt }) => to.split('/')[3] === slug || to === getIt)
  if (!game) return undefined
  const { base, widths } = pictureOf(`games/${game.slug}`, game.tile)
  return `${base}-${widths.find((it) => it >= 320) ?? widths.at(-1)}.jpg`
}
