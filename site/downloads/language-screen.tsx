import { linkAlone } from '../ui/button.tsx'
import type { DocumentSet } from './document.ts'
import { DownloadRows, Flag, Unavailable } from './download-row.tsx'
import { type Language, languageCodes, languages } from './languages.ts'
import { downloads } from './load-downloads.server.ts'
import { Band, Elsewhere } from './set-screen.tsx'

/** All documents of one language, the games as headings; while there is none, those in English. */
export function LanguageScreen({ code }: { code: Language }) {
  const own = setsIn(code)
  const shown = own.length > 0 ? own : setsIn('en')
  const unavailable = downloads().flatMap((set) =>
    set.unavailable.filter((it) => it.language === code).map((it) => ({ ...it, set })),
  )
  const { name, english } = languages[code]
  return (
    <div className="pb-16">
      <Band
        title={
          <span lang={code} className="inline-flex items-center gap-4">
            <Flag language={code} named={false} />
            {name}
          </span>
        }
      >
        <LanguageLinks code={code} />
      </Band>
      <div className="page-edge flex flex-col gap-8 pt-8">
        {own.length === 0 && <p>Nothing in {english} yet. These are in English:</p>}
        <div className="gap-16 xl:columns-2">
          {shown.map((set) => (
            <section key={set.slug} className="mb-8 break-inside-avoid">
              <h2 className="display-face text-heading">
                <a
                  href={`/download/${set.slug}`}
                  className="inline-flex min-h-11 items-center hover:text-brass"
                >
                  {set.title}
                </a>
              </h2>
              <DownloadRows documents={set.documents} />
            </section>
          ))}
        </div>
        {own.length === 0 && <Elsewhere />}
        <Unavailable documents={unavailable} />
      </div>
    </div>
  )
}

/** The sets that have documents in a language, with these alone. */
export function setsIn(code: Language): DocumentSet[] {
  return downloads().flatMap((set) => {
    const documents = set.documents.filter((it) => it.language === code)
    return documents.length > 0 ? [{ ...set, documents }] : []
  })
}

/** A page for each language, with what it holds. */
export function LanguageLinks({ code }: { code?: Language }) {
  return (
    <nav aria-label="By language">
      <ul className="flex flex-wrap gap-x-6">
        {languageCodes.map((it) => {
          const count = setsIn(it).flatMap((set) => set.documents).length
          return (
            <li key={it}>
              <a
                href={`/download/in/${it.toLowerCase()}`}
                hrefLang={it}
                aria-current={it === code ? 'page' : undefined}
                className={`gap-2 text-sm ${linkAlone} aria-[current]:text-brass`}
              >
                <Flag language={it} named={false} />
                <span lang={it}>{languages[it].name}</span>
                {count > 0 && count}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
