import { type RefObject, useEffect } from 'react'
import { remember, useRemembered } from '../ui/remembered.ts'

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
        onChange={(event) => remember('slash-key', event.currentTarget.checked ? 'on' : 'off')}
      />
      <span>The key “/” leads to the search</span>
    </label>
  )
}

function useSlashKeyOn(): boolean {
  return useRemembered('slash-key', (stored) => stored !== 'off', true)
}
