type Entry = { id: string; title: string }

/** The table of contents: above the text on small screens, beside it and always in view on wide ones. */
export function Contents({ label, entries }: { label: string; entries: Entry[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="print:hidden lg:sticky lg:top-28 lg:order-2 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
    >
      <h2 id="contents" className="mb-2 text-ash">
        {label}
      </h2>
      <ol className="border-seam border-l">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="wrap-anywhere flex min-h-11 items-center hyphens-auto py-1 pl-4 leading-snug hover:text-brass"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
