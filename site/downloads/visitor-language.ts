import { remembered } from '../ui/remembered.ts'
import { isLanguage, type Language } from './languages.ts'

/** The visitor's language: the one chosen on this device, else the first of the browser's that documents come in. */
export function visitorLanguage(): Language {
  const chosen = remembered('download-language')
  return chosen !== null && isLanguage(chosen) ? chosen : firstKnown(navigator.languages)
}

/** "de-AT" is served by "de", but "pt-BR" has its own. English where none is known. */
export function firstKnown(wanted: readonly string[]): Language {
  const candidates = wanted.flatMap((code) => [code, code.split('-')[0] ?? code])
  return candidates.find(isLanguage) ?? 'en'
}
