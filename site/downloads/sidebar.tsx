import { memo, type RefObject, useEffect, useRef } from 'react'
import type { SetSummary } from '../content/download-rows.ts'
import { asServed } from '../old/as-served.ts'
import { isPlainClick } from '../ui/plain-click.ts'
import { sectionsOf } from './sections-of.ts'
import { useActiveSection } from './use-active-section.ts'

const column = 'download-entries flex flex-col py-4'

/** With more entries than this the browser leaves out those far from the window (`downloads.css`). */
const longSidebar = 60

/**
 * Ludomentor first, then one entry per game, the section at the top of the `container` highlighted. Without script the
 * entries are plain anchors; without `sets` they are left as the served page has them.
 */
export function Sidebar({
  sets,
  container,
  onChoose,
}: {
  sets: readonly SetSummary[] | undefined
  container: RefObject<HTMLElement | null>
  onChoose: (id: string) => void
}) {
  const frame = useRef<HTMLElement>(null)
  useHighlight(frame, useActiveSection(container, sets))

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is heard is the click of the links in it, which the keyboard reaches
    <nav
      ref={frame}
      aria-label="Games"
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (!link || !isPlainClick(event)) return
        event.preventDefault()
        onChoose(link.hash.slice(1))
      }}
      className="download-scroll w-[min(8rem,40vw)] shrink-0 overflow-y-auto border-seam border-r md:w-56"
    >
      {sets ? <Entries sets={sets} /> : <ul className={column} {...asServed} />}
    </nav>
  )
}

/** Drawn once: hundreds of entries need not follow every step of the highlight. */
const Entries = memo(function Entries({ sets }: { sets: readonly SetSummary[] }) {
  return (
    <ul className={column} data-long={sets.length > longSidebar || undefined}>
      <Entry id="ludomentor" title="Ludomentor" />
      {sectionsOf(sets).map(({ id, title }) => (
        <Entry key={id} id={id} title={title} />
      ))}
    </ul>
  )
})

function Entry({ id, title }: { id: string; title: string }) {
  return (
    <li>
      <a
        href={`#${id}`}
        className="flex min-h-11 items-center wrap-anywhere border-transparent border-l-2 px-3 py-1.5 text-sm leading-snug hover:text-brass aria-[current]:border-brass aria-[current]:bg-stone aria-[current]:text-brass md:px-4 md:text-base"
      >
        {title}
      </a>
    </li>
  )
}

function useHighlight(frame: RefObject<HTMLElement | null>, active: string | undefined): void {
  // The outside world: entries that React may not have drawn, and the sidebar's own scroll position.
  useEffect(() => {
    const list = frame.current
    const entry = active === undefined ? null : list?.querySelector(`a[href="#${CSS.escape(active)}"]`)
    if (!list || !entry) return
    entry.setAttribute('aria-current', 'location')
    const [edge, place] = [list.getBoundingClientRect(), entry.getBoundingClientRect()]
    if (place.top < edge.top || place.bottom > edge.bottom)
      list.scrollTop += place.top - edge.top - edge.height / 2
    return () => entry.removeAttribute('aria-current')
  }, [frame, active])
}
