import type { Game, GameMenuItem, GameMenus } from '../games/game.ts'
import { LineTabs } from '../games/line-tabs.tsx'
import { Icon } from '../ui/icon.tsx'
import { isOutside, Link } from '../ui/link.tsx'

const panelClass =
  'top-header w-full max-h-[calc(100dvh-var(--spacing-header))] fade-in bg-coal text-bone page-edge pt-2 pb-8'

type GamesMenuProps = { menus: GameMenus; className: string; current: React.AriaAttributes['aria-current'] }

/**
 * The Games mega menu: a popover, so the browser itself opens it by click, Enter and without script, closes it on
 * Escape or a click outside, and returns the focus. `header.client.ts` adds hovering, and closes it when the focus leaves.
 */
export function GamesMenu({ menus, className, current }: GamesMenuProps) {
  const { main, questline, lite } = menus
  return (
    <div id="games-menu-area">
      {/* A mouse hovers over the button before it presses it: the press must not close the menu that has just opened. */}
      <button
        type="button"
        popoverTarget="games-menu"
        popoverTargetAction="show"
        aria-current={current}
        className={`${className} gap-2`}
      >
        Games
        <Icon name="open" className="w-3" />
      </button>
      <div
        id="games-menu"
        popover="auto"
        className={`${panelClass} backdrop:top-header backdrop:bg-night/65 [&_section]:min-h-104`}
      >
        {/* The pictures of the items are in the room at the right. */}
        <div className="xl:pr-[23rem]">
          <LineTabs
            name="menu-line"
            labelEnd="menu"
            contents={{
              main: <MenuList items={main} />,
              questline: questline.length > 0 && <MenuList items={questline} />,
              lite: lite.length > 0 && <MenuList items={lite} />,
            }}
          />
        </div>
      </div>
    </div>
  )
}

/** Three columns, read downwards, beside the picture of one game. Games without a page are named in one line at the end. */
function MenuList({ items }: { items: readonly GameMenuItem[] }) {
  const linked = items.flatMap(({ to, ...item }) => (to ? [{ ...item, to }] : []))
  const coming = items.filter(({ to }) => !to)
  return (
    <>
      <ul className="fade-in columns-3 gap-x-8">
        {linked.map((item, index) => (
          <li key={item.label} className="group/item break-inside-avoid">
            <Link href={item.to} className="flex min-h-11 items-center gap-2 hover:text-brass">
              {item.label}
              {isOutside(item.to) && <span aria-hidden="true">↗</span>}
            </Link>
            {item.game && <ItemPicture game={item.game} isFirst={index === 0} />}
          </li>
        ))}
      </ul>
      {coming.length > 0 && (
        <p className="mt-4 text-ash text-sm">Coming soon: {coming.map(({ label }) => label).join(', ')}</p>
      )}
    </>
  )
}

/**
 * The picture of the item's game. All pictures are in the same place. One covers the first while its item is under the
 * pointer or has the focus. The browser loads a hidden picture when it is shown.
 */
function ItemPicture({ game, isFirst }: { game: Game; isFirst: boolean }) {
  const hiddenClass = isFirst ? '' : 'not-group-hover/item:not-group-focus-within/item:hidden'
  return (
    <img
      src={game.tile.jpeg}
      alt=""
      width="320"
      height="400"
      loading="lazy"
      className={`absolute top-2 left-full ml-12 h-100 w-80 rounded-box bg-stone object-cover max-xl:hidden ${hiddenClass}`}
    />
  )
}
