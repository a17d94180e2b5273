import type { SetSummary } from './download-rows.server.ts'

/** Ludomentor first, then one entry per game: plain anchors; `sidebar.ts` highlights the section at the top of the list. */
export function Sidebar({ sets }: { sets: readonly SetSummary[] }) {
  return (
    <nav
      id="download-sidebar"
      aria-label="Games"
      className="download-scroll w-32 shrink-0 overflow-y-auto border-seam border-r max-[18rem]:max-h-[30dvh] max-[18rem]:w-full max-[18rem]:border-r-0 max-[18rem]:border-b md:w-56 print:hidden"
    >
      <ul className="flex flex-col py-4">
        <Entry id="ludomentor" title="Ludomentor" />
        {sets.map(({ section, title }) => (
          <Entry key={section} id={section} title={title} />
        ))}
      </ul>
    </nav>
  )
}

function Entry({ id, title }: { id: string; title: string }) {
  return (
    <li>
      <a
        href={`#${id}`}
        className="flex min-h-11 items-center border-transparent border-l-2 px-3 py-1.5 text-sm leading-snug hover:text-brass aria-[current]:border-brass aria-[current]:bg-stone aria-[current]:text-brass md:pr-2 md:pl-5.5 md:text-base"
      >
        {title}
      </a>
    </li>
  )
}
