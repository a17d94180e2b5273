import type { GameDocument } from '../content/document.ts'
import { languages } from '../content/languages.ts'
import { shownInstead } from './by-language.ts'
import { useLanguage } from './use-language.ts'

/** Says so where a list has nothing in the visitor's language, and which language stands first instead. */
export function LanguageNote({ rows }: { rows: readonly Partial<Pick<GameDocument, 'language' | 'is'>>[] }) {
  const language = useLanguage()
  const instead = shownInstead(rows, language)
  return (
    instead && (
      <p className="text-ash text-sm">
        Not available in <span lang={language}>{languages[language].name}</span>,{' '}
        <span lang={instead}>{languages[instead].name}</span> shown first.
      </p>
    )
  )
}
