import { TwoPartTitle } from '../ui/two-part-title.tsx'
import type { renderMarkdown } from './markdown.build.ts'
import type { LegalText } from './read-legal.build.ts'

const labels = {
  en: { locale: 'en-GB', draft: 'Draft', contents: 'Contents', updated: 'Last update' },
  pl: { locale: 'pl-PL', draft: 'Projekt', contents: 'Spis treści', updated: 'Ostatnia aktualizacja' },
} as const

/** A legal text: heading, date and state, table of contents, and the text itself, which links to its translations. */
export function LegalPage({ text, html, contents }: { text: LegalText } & ReturnType<typeof renderMarkdown>) {
  const { language, updated, confirmed } = text
  const label = labels[language]
  const [, mark, title = ''] = /^(\[.+\] )?(.*)$/.exec(text.heading) ?? []
  const format = new Intl.DateTimeFormat(label.locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <article className="page-edge pt-8 pb-12 lg:pb-16">
      <header className="flex flex-col items-start gap-4 lg:mb-8">
        <h1 className="display-face text-balance text-display">
          {/* The language, like "[EN] ". */}
          {mark && <span className="text-ash">{mark}</span>}
          <TwoPartTitle>{title}</TwoPartTitle>
        </h1>
        <p className="text-ash">
          {label.updated}: <time dateTime={updated}>{format.format(new Date(updated))}</time>
          {confirmed === false && ` · ${label.draft}`}
        </p>
      </header>
      {/* The contents and the text are side by side on wide screens. */}
      <div className="lg:flex lg:gap-16 2xl:gap-24">
        {contents.length > 3 && <Contents label={label.contents} entries={contents} />}
        <div
          className="prose min-w-0 flex-1 max-lg:mt-8"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from our own files, never from what a visitor sends
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </article>
  )
}

/**
 * The table of contents: always in view at the left of the text, on small screens folded above it. The entry of the section
 * that is read has a colour of its own, where the browser knows it.
 */
function Contents({ label, entries }: { label: string; entries: { id: string; title: string }[] }) {
  return (
    <nav
      aria-label={label}
      className="my-6 border-seam border-b lg:sticky lg:top-24 lg:-mt-2 lg:mb-0 lg:w-72 lg:shrink-0 lg:self-start lg:border-0 2xl:w-96"
    >
      <details className="peer lg:hidden">
        <summary className="min-h-12 font-semibold text-base">{label}</summary>
      </details>
      <p aria-hidden="true" className="mb-3 display-face max-lg:hidden">
        {label}
      </p>
      <ol className="[scroll-target-group:auto] max-lg:hidden max-lg:peer-open:block lg:border-seam lg:border-l lg:pl-6 lg:max-h-[calc(100dvh-12rem)] lg:overflow-y-auto">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="wrap-anywhere block content-center hyphens-auto py-2 text-ash leading-snug [&:target-current]:text-brass hover:text-bone min-h-11 text-sm lg:text-base"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
