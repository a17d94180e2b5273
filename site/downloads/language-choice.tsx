import { isLanguage, languageCodes, languages } from '../content/languages.ts'
import { chooseLanguage, useLanguage } from './use-language.ts'

/** The language whose documents come first. It starts as the browser's and is remembered on this device. */
export function LanguageChoice() {
  const language = useLanguage()
  return (
    <label className="needs-script flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>Your language, first in every list</span>
      <select
        className="min-h-11 max-w-full rounded-box border border-edge bg-night px-3 text-bone"
        value={language}
        onChange={({ currentTarget: { value } }) => isLanguage(value) && chooseLanguage(value)}
      >
        {languageCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {languages[code].name}
          </option>
        ))}
      </select>
    </label>
  )
}
