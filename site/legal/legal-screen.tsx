import { content } from '../content.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { NameInLines } from '../ui/name-in-lines.tsx'
import type { LegalText } from './legal-texts.server.ts'
import { renderMarkdown } from './markdown.server.ts'

const words = {
  en: {
    draft: 'Draft',
    contents: 'Contents',
    updated: 'Last update',
    checked: 'Last check',
  },
  pl: {
    draft: 'Projekt',
    contents: 'Spis treści',
    updated: 'Ostatnia aktualizacja',
    checked: 'Ostatnia kontrola',
  },
} as const

/** A legal text: heading, state, table of contents, the text itself, which leads to its other languages. */
export function LegalScreen({ text }: { text: LegalText }) {
  const { markdown, language, updated, checked, confirmed } = text
  const say = words[language]
  const { html, contents } = renderMarkdown(markdown, language)
  return (
    <article className="legal flex page-edge flex-col gap-8 py-8 lg:py-12">
      <header className="flex flex-col gap-4">
        <h1 className="display-face text-display text-balance">
          <NameInLines>{text.heading}</NameInLines>
        </h1>
        <p className="text-ash">
          {say.updated}: <Day iso={updated} language={language} />
          {checked && (
            <>
              <br />
              {say.checked}: <Day iso={checked} language={language} />
            </>
          )}
          {confirmed === false && ` · ${say.draft}`}
        </p>
      </header>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[18rem_minmax(0,var(--container-column))] lg:gap-16">
        <Contents label={say.contents} entries={contents} />
        <MarkdownBody html={html} />
      </div>
    </article>
  )
}

/** A date as the text's readers write it. */
function Day({ iso, language }: { iso: string; language: 'en' | 'pl' }) {
  const locale = language === 'en' ? 'en-GB' : 'pl-PL'
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso))
  return <time dateTime={iso}>{language === 'pl' ? `${date} r.` : date}</time>
}

type ContentsProps = { label: string; entries: { id: string; title: string }[] }

/** The table of contents: folded above the text on small screens, at its left and always in view on wide ones. */
function Contents({ label, entries }: ContentsProps) {
  return (
    <nav
      aria-labelledby="contents"
      className="print:hidden lg:sticky lg:top-28 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
    >
      <h2 id="contents" className="mb-2 text-ash text-sm max-lg:sr-only">
        {label}
      </h2>
      <details className="peer border-seam border-y lg:hidden">
        <summary className="min-h-12 content-center font-semibold">{label}</summary>
      </details>
      <ol className="text-sm max-lg:hidden max-lg:peer-open:block">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="wrap-anywhere flex min-h-11 items-center hyphens-auto py-1 text-ash hover:text-bone"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A text of ours that was Markdown. */
function MarkdownBody({ html }: { html: string }) {
  return (
    <div
      className="legal-body min-w-0"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from our own files, never from what a visitor sends
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** The one document of the register that is a page of this site (docs/specification.md, "Download entry"). */
export function TemporaryFix() {
  const { fix, site } = content()
  return (
    <article className="page-edge flex flex-col gap-6 py-8 lg:py-12">
      <h1 className="display-face text-display text-balance">{fix.title}</h1>
      {!fix.confirmed && <p className="text-ash">Not available yet. Until it is, please contact support.</p>}
      <MarkdownBody html={renderMarkdown(fix.markdown, 'en').html} />
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/download">All downloads</ButtonLink>
        <ButtonLink look="secondary" href={site.links.support.href}>
          Contact support
        </ButtonLink>
      </p>
    </article>
  )
}
