import { useSyncExternalStore } from 'react'
import { isLanguage, type Language } from '../../../content/languages.ts'

const key = 'download-language'
const listeners = new Set<() => void>()

/** The visitor's language: the one chosen on this device, else the browser's; English in the served HTML. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, preferred, () => 'en')
}

/** Remembers the language on this device. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language)
  } catch {
    console.warn('The browser does not let this site remember the language.')
  }
  for (const listener of listeners) listener()
}

/**
 * The first of the browser's languages that documents come in: "de-AT" is served by "de", but "pt-BR" has its own.
 * English where none is.
 */
export function firstKnown(wanted: readonly string[]): Language {
  const candidates = wanted.flatMap((code) => [code, code.split('-')[0] ?? code])
  return candidates.find(isLanguage) ?? 'en'
}

function preferred(): Language {
  try {
    const chosen = localStorage.getItem(key)
    if (chosen !== null && isLanguage(chosen)) return chosen
  } catch {
    // Storage is blocked by the browser: its own language settings still say something.
    return firstKnown(navigator.languages)
  }
  return firstKnown(navigator.languages)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
