import { languageCodes, languages } from './languages.ts'

/** The language filter as plain links, for visitors without script and for search engines. */
export function LanguageLinks() {
  return (
    <noscript>
      <nav aria-label="By language">
        <p>Documents in one language:</p>
        <ul className="flex flex-wrap gap-x-4">
          {languageCodes.map((code) => (
            <li key={code}>
              <a
                href={`/download/in/${code.toLowerCase()}`}
                hrefLang={code}
                lang={code}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {languages[code].name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}
