import { type RefObject, useEffect, useSyncExternalStore } from 'react'

const key = 'slash-key'
const listeners = new Set<() => void>()

/** "/" puts the cursor into the search from anywhere, unless the visitor has switched that off. */
export function useSlashKey(input: RefObject<HTMLInputElement | null>) {
  const on = useSlashKeyOn()

  // The outside world: keys pressed anywhere on the page.
  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [input, on])
}

/**
 * Who speaks to their computer may press keys without meaning to, so a key that does something by itself can be
 * switched off (WCAG 2.1.4); remembered on this device. Not shown where there is no keyboard.
 */
export function SlashKeyChoice() {
  const on = useSlashKeyOn()
  return (
    <label className="needs-script hidden min-h-11 items-center gap-3 [@media(hover:hover)]:flex">
      <input
        type="checkbox"
        className="size-5 accent-brass"
        checked={on}
        onChange={(event) => switchSlashKey(event.currentTarget.checked)}
      />
      <span>The key “/” leads to the search</span>
    </label>
  )
}

function useSlashKeyOn(): boolean {
  return useSyncExternalStore(subscribe, isOn, () => true)
}

function isOn(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    // Storage is blocked by the browser: nothing was switched off on this device.
    return true
  }
}

function switchSlashKey(on: boolean): void {
  try {
    localStorage.setItem(key, on ? 'on' : 'off')
  } catch {
    console.warn('The browser does not let this site remember the key.')
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
