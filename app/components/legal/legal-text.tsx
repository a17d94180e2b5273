import type { ReactNode } from 'react'
import type { LegalFile } from '../../../content/schema.ts'

type Rendered = { html: string; contents: { id: string; title: string }[] }

const words = {
  en: {
    draft: 'Draft: this text has still to be confirmed by the company’s lawyer.',
    contents: 'Contents',
    updated: 'Last update',
  },
  pl: {
    draft: 'Projekt: tekst oczekuje na zatwierdzenie przez prawnika spółki.',
    contents: 'Spis treści',
    updated: 'Ostatnia aktualizacja',
  },
} as const

/** A legal text: heading, state, table of contents, the text itself. It prints as plain black on white. */
export function LegalText({
  text,
  children,
}: {
  text: Omit<LegalFile, 'related'> & Rendered
  children?: ReactNode
}) {
  const say = words[text.language]
  return (
    <article className="legal mx-auto flex max-w-page flex-col gap-8 px-4 py-14 sm:px-6 lg:py-20">
      <header className="flex max-w-prose flex-col gap-4">
        <h1 className="font-carved text-title text-balance">{text.heading}</h1>
        <p className="text-ash">
          {say.updated}: <time dateTime={text.updated}>{text.updated}</time>
        </p>
        {!text.confirmed && (
          <p className="rounded-box border border-brass px-4 py-3 text-brass">{say.draft}</p>
        )}
        {children}
      </header>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
        <nav aria-label={say.contents} className="print:hidden lg:sticky lg:top-28 lg:order-2 lg:self-start">
          <h2 className="mb-2 text-ash">{say.contents}</h2>
          <ol className="border-seam border-l">
            {text.contents.map(({ id, title }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center py-1 pl-4 leading-snug hover:text-brass"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {/* The HTML is made at build time from our own Markdown files, never from what a visitor sends. */}
        <div className="legal-body max-w-prose min-w-0" dangerouslySetInnerHTML={{ __html: text.html }} />
      </div>
    </article>
  )
}
