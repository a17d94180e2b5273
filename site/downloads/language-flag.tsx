import { type Language, languages } from '../content/languages.ts'

/** The small flag of specification §3; its text alternative is the language's own name. */
export function LanguageFlag({ language }: { language: Language }) {
  const { flag, name } = languages[language]
  return (
    <img
      src={`/flags/${flag}.svg`}
      alt={name}
      lang={language}
      width={24}
      height={16}
      loading="lazy"
      className="mt-1 h-4 w-6 shrink-0"
    />
  )
}
