import { isLanguage, type Language } from '../content/languages.ts'
import { remember, useRemembered } from '../ui/remembered.ts'

/** The visitor's language: the one chosen on this device, else the browser's; English in the served HTML. */
export function useLanguage(): Language {
  return useRemembered<Language>('download-language', chosenOrBrowsers, 'en')
}

/** Remembers the language on this device. */
export function chooseLanguage(language: Language): void {
  remember('download-language', language)
}

/**
 * The first of the browser's languages that documents come in: "de-AT" is served by "de", but "pt-BR" has its own.
 * English where none is.
 */
export function firstKnown(wanted: readonly string[]): Language {
  const candidates = wanted.flatMap((code) => [code, code.split('-')[0] ?? code])
  return candidates.find(isLanguage) ?? 'en'
}

function chosenOrBrowsers(chosen: string | null): Language {
  return chosen !== null && isLanguage(chosen) ? chosen : firstKnown(navigator.languages)
}
