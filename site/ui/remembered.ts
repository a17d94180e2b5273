/** What visitors choose and find again on the same device; both privacy policies name each of these. */
type Key = 'download-language' | 'slash-key'

const listeners = new Set<() => void>()

/** Where the browser blocks storage, a choice holds until the page is left. */
const unstored = new Map<Key, string>()

/** What was remembered under `key`; null: nothing yet. */
export function remembered(key: Key): string | null {
  const unkept = unstored.get(key)
  if (unkept !== undefined) return unkept
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is blocked by the browser: nothing was ever remembered.
    return null
  }
}

/** Remembers `value` on this device; where storage is blocked, until the page is left, and the console says so. */
export function remember(key: Key, value: string): void {
  try {
    localStorage.setItem(key, value)
    unstored.delete(key)
  } catch {
    unstored.set(key, value)
    console.warn(`The browser does not let this site remember ${key}.`)
  }
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
