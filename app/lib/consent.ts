import { useSyncExternalStore } from 'react'

export type Consent = 'accepted' | 'declined'

const key = 'cookie-consent'
const detailsKey = 'cookie-consent-details'

/** Raise this when the purposes change: everybody is asked again. */
const purposes = 1
/** Asked again after half a year. */
const lifetime = 183 * 24 * 60 * 60 * 1000

type State = Consent | 'unasked' | 'unknown'

const listeners = new Set<() => void>()
let reopened = false

function read(): State {
  if (reopened) return 'unasked'
  try {
    const value = localStorage.getItem(key)
    if (value !== 'accepted' && value !== 'declined') return 'unasked'
    const [version, at] = (localStorage.getItem(detailsKey) ?? '').split(' ')
    const fresh = Number(version) === purposes && Date.now() - Date.parse(at ?? '') < lifetime
    return fresh ? value : 'unasked'
  } catch {
    // Storage is blocked by the browser: nothing can be remembered, so nothing is asked and nothing is loaded.
    return 'declined'
  }
}

function changed(): void {
  for (const listener of listeners) listener()
}

/** Keeps the choice on the device with its date and the version of the purposes. */
export function decide(choice: Consent): void {
  reopened = false
  try {
    localStorage.setItem(key, choice)
    localStorage.setItem(detailsKey, `${purposes} ${new Date().toISOString()}`)
  } catch {
    console.warn('The browser does not let this site remember the cookie choice.')
  }
  changed()
}

/** Shows the banner again; the choice stands until a new one is made. */
export function reopenConsent(): void {
  reopened = true
  changed()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The visitor's choice; `unknown` in the served HTML, so that no banner flashes for those who have chosen. */
export function useConsent(): State {
  return useSyncExternalStore(subscribe, read, () => 'unknown')
}
