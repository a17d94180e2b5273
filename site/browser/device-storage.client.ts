/** What is stored on the visitor's device for longer than a visit. Both privacy policies name each of these keys. */
type Key = 'cookie-consent' | 'cookie-consent-details' | 'download-language'

/** What is stored under `key`; null: nothing yet, or the browser's settings block storage. */
export function readStored(key: Key): string | null {
  return deviceStorage()?.getItem(key) ?? null
}

/** Stores `value` on this device; where that is not possible, the console says so. */
export function writeStored(key: Key, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    console.warn(`The browser does not let this site remember ${key}.`)
  }
  // Browsers send this event to other tabs only.
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

/** A storage of the browser; undefined where its settings block it. */
export function deviceStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | undefined {
  try {
    return globalThis[name]
  } catch {
    return undefined
  }
}

/** Calls `listener` whenever something is stored under one of `keys`, here or in another tab. */
export function subscribeStored(keys: readonly Key[], listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key everything was removed.
    if (key === null || keys.some((ours) => ours === key)) listener()
  })
}
