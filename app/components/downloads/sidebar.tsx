import { useEffect, useRef } from 'react'

type Entry = { id: string; title: string }

/** Ludomentor first, then one entry per game. Without script the entries are plain anchors. */
export function Sidebar({
  entries,
  active,
  onChoose,
}: {
  entries: readonly Entry[]
  active: string | undefined
  onChoose: (id: string) => void
}) {
  const list = useRef<HTMLElement>(null)

  // The outside world: the sidebar's own scroll position, which follows the list.
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]')
    if (!list.current || !entry || active === undefined) return
    const [frame, place] = [list.current.getBoundingClientRect(), entry.getBoundingClientRect()]
    if (place.top >= frame.top && place.bottom <= frame.bottom) return
    list.current.scrollTop += place.top - frame.top - frame.height / 2
  }, [active])

  return (
    <nav
      ref={list}
      aria-label="Games"
      className="download-scroll w-32 shrink-0 overflow-y-auto border-seam border-r md:w-56"
    >
      <ul className="flex flex-col py-4">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={active === id ? 'location' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onChoose(id)
              }}
              className="flex min-h-11 items-center border-transparent border-l-2 px-3 py-1.5 text-sm leading-snug hover:text-brass aria-[current]:border-brass aria-[current]:bg-stone aria-[current]:text-brass md:px-4 md:text-base"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
