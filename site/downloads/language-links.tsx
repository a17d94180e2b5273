import { languageCodes, languages } from '../content/languages.ts'
import { Link } from '../ui/link.tsx'

/** The language filter as plain links, for visitors without script and for search engines. */
export function LanguageLinks() {
  return (
    <noscript>
      <nav aria-label="By language">
        <p>Documents in one language:</p>
        <ul className="flex flex-wrap gap-x-4">
          {languageCodes.map((code) => (
            <li key={code}>
              <Link
                to={`/download/in/${code.toLowerCase()}`}
                hrefLang={code}
                lang={code}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {languages[code].name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  )
}
