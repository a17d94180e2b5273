import { forgetProviders } from './forget-providers.ts'

export type Consent = 'accepted' | 'declined'

const key = 'cookie-consent'
const detailsKey = 'cookie-consent-details'

/** Raise this when the purposes change: everybody is asked again. */
const purposes = 1
/** Asked again after half a year, in ms. */
const lifetime = 183 * 24 * 60 * 60 * 1000

const listeners = new Set<() => void>()
let reopened = false
/** The choice where the browser lets nothing be kept: it holds until the page is left. */
let unkept: Consent | undefined

/**
 * What a stored choice is worth.
 *
 * | value | details | means |
 * |---|---|---|
 * | accepted or declined | this version, under half a year old | the value |
 * | accepted or declined | absent | the value; `dateUndatedChoice` starts its half year |
 * | accepted or declined | older, from the future, other version, unreadable | unasked |
 * | anything else | any | unasked |
 */
export function consentFrom(value: string | null, details: string | null, now: number): Consent | 'unasked' {
  if (value !== 'accepted' && value !== 'declined') return 'unasked'
  if (details === null) return value
  const [version, at = ''] = details.split(' ')
  const age = now - Date.parse(at)
  return Number(version) === purposes && age >= 0 && age < lifetime ? value : 'unasked'
}

/** The visitor's choice as it stands; an open banner does not change it. */
export function readConsent(): Consent | 'unasked' {
  if (unkept) return unkept
  try {
    return consentFrom(localStorage.getItem(key), localStorage.getItem(detailsKey), Date.now())
  } catch {
    // Storage is blocked by the browser: nothing can be remembered, so nothing is asked and nothing is loaded.
    return 'declined'
  }
}

/** Keeps the choice on the device with its date and the version of the purposes; declining removes what was set. */
export function decide(choice: Consent): void {
  reopened = false
  try {
    localStorage.setItem(key, choice)
    localStorage.setItem(detailsKey, detailsNow())
    unkept = undefined
  } catch {
    // Storage is blocked, or full.
    unkept = choice
    console.warn('The browser does not let this site remember the cookie choice.')
  }
  if (choice === 'declined') forgetProviders()
  changed()
}

/** A choice stored without its date is as old as the first time we see it. */
export function dateUndatedChoice(): void {
  try {
    const undated = localStorage.getItem(key) !== null && localStorage.getItem(detailsKey) === null
    if (undated) localStorage.setItem(detailsKey, detailsNow())
  } catch {
    console.warn('The browser does not let this site remember the cookie choice.')
  }
}

function detailsNow(): string {
  return `${purposes} ${new Date().toISOString()}`
}

/** Shows the banner again; the choice stands until a new one is made. */
export function reopenConsent(): void {
  reopened = true
  changed()
}

function changed(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever the choice or the banner changes, here or in another tab. Returns how to stop it. */
export function subscribeConsent(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether the banner stands open, and why: for the first question or because the visitor asked for it. */
export function bannerState(): 'closed' | 'first' | 'reopened' {
  if (reopened) return 'reopened'
  return readConsent() === 'unasked' ? 'first' : 'closed'
}
