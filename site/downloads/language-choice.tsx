import { languageCodes, languages } from './languages.ts'

/** The language whose documents come first. It starts as the browser's and is remembered on this device (`language-order.ts`). */
export function LanguageChoice() {
  return (
    <label className="needs-script flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>Your language, first in every list</span>
      <select
        id="download-language"
        className="min-h-11 max-w-full rounded-box border border-edge bg-night px-3 text-bone"
        defaultValue="en"
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
