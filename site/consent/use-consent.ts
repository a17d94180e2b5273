import { useSyncExternalStore } from 'react'
import { type Consent, readConsent, subscribeConsent } from './consent.ts'

/** The visitor's choice; `unknown` in the served HTML, so that nothing is loaded before it is known. */
export function useConsent(): Consent | 'unasked' | 'unknown' {
  return useSyncExternalStore<Consent | 'unasked' | 'unknown'>(subscribeConsent, readConsent, () => 'unknown')
}
