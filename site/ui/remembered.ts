/** What visitors choose and find again on the same device; both privacy policies name each of these. */
type Key = 'cookie-consent' | 'cookie-consent-details' | 'download-language'

const listeners = new Set<() => void>()

/** Where the browser has no room or blocks storage, a choice holds until the page is left. */
const unstored = new Map<Key, string>()

/** What was remembered under `key`; null: nothing yet. */
export function remembered(key: Key): string | null {
  return unstored.get(key) ?? deviceStorage()?.getItem(key) ?? null
}

/** Remembers `value` on this device; where that is not possible, until the page is left, and the console says so. */
export function remember(key: Key, value: string): void {
  try {
    localStorage.setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
    console.warn(`The browser does not let this site remember ${key}.`)
  }
  tellListeners()
}

/** A storage of the browser; undefined where its settings block it. */
export function deviceStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage'): Storage | undefined {
  try {
    return globalThis[name]
  } catch {
    return undefined
  }
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` whenever something is remembered, here or in another tab. Returns how to stop it. */
export function subscribeRemembered(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
