import { deviceStorage, readStored, subscribeStored, writeStored } from '../browser/device-storage.client.ts'
import { analyticsCookie, playerStorageKey } from './providers.ts'

export type Consent = 'accepted' | 'declined'

const key = 'cookie-consent'
const detailsKey = 'cookie-consent-details'

/** Raise this when the purposes change: everybody is asked again. */
const purposesVersion = 1
/** How long a choice is valid: half a year. */
const validForMs = 183 * 24 * 60 * 60 * 1000

/**
 * What a stored choice means now.
 *
 * | value | details | means |
 * |---|---|---|
 * | accepted or declined | this version, under half a year old | the value |
 * | accepted or declined | absent (`addMissingDate` adds them) | the value |
 * | accepted or declined | older, from the future, other version, unreadable | unasked |
 * | anything else | any | unasked |
 */
export function consentFrom(value: string | null, details: string | null, now: number): Consent | 'unasked' {
  if (value !== 'accepted' && value !== 'declined') return 'unasked'
  if (details === null) return value
  const [version, date = ''] = details.split(' ')
  const age = now - Date.parse(date)
  return Number(version) === purposesVersion && age >= 0 && age < validForMs ? value : 'unasked'
}

/** The choice that is valid now. */
export function readConsent(): Consent | 'unasked' {
  const choice = readStored(key)
  // Where the browser blocks storage, no choice can be stored: the visitor is not asked, and no provider is loaded.
  if (choice === null && !deviceStorage()) return 'declined'
  return consentFrom(choice, readStored(detailsKey), Date.now())
}

/** Stores the choice on the device with its date and the version of the purposes; declining removes what was set. */
export function storeConsent(choice: Consent): void {
  // The details come second: if they cannot be stored, an old choice keeps its old date.
  writeStored(key, choice)
  writeDetails()
  if (choice === 'declined') removeProviderData()
}

/** Calls `listener` whenever the choice may have changed, here or in another tab. */
export function subscribeConsent(listener: () => void): void {
  subscribeStored([key, detailsKey], listener)
}

/** Gives a stored choice without details today's date: it is valid for half a year from now, not for ever. */
export function addMissingDate(): void {
  if (readStored(key) !== null && readStored(detailsKey) === null) writeDetails()
}

function writeDetails(): void {
  writeStored(detailsKey, `${purposesVersion} ${new Date().toISOString()}`)
}

/**
 * Removes what analytics and the video provider have stored on this device under this site's address. No site can reach
 * what a provider stores under its own address.
 */
function removeProviderData(): void {
  for (const cookie of document.cookie.split(';')) {
    const name = cookie.split('=')[0]?.trim() ?? ''
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the big browsers
    if (analyticsCookie.test(name)) document.cookie = `${name}=; path=/; max-age=0`
  }
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const storage = deviceStorage(name)
    for (const stored of Object.keys(storage ?? {})) if (playerStorageKey.test(stored)) storage?.removeItem(stored)
  }
}
