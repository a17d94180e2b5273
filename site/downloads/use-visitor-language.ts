import { useSyncExternalStore } from 'react'
import type { Language } from '../content/languages.ts'
import { subscribeRemembered } from '../ui/remembered.ts'
import { visitorLanguage } from './visitor-language.ts'

/** The visitor's language; English in the served HTML. */
export function useVisitorLanguage(): Language {
  return useSyncExternalStore<Language>(subscribeRemembered, visitorLanguage, () => 'en')
}
