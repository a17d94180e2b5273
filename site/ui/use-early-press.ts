import { useEffect, useRef } from 'react'

/**
 * The ref of a button that also answers a press from before it was hydrated, which is seconds after the first paint on a
 * slow phone (`early-press.ts`). What its handler then knows is what the served button said.
 */
export function useEarlyPress() {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!button.current?.hasAttribute('aria-busy')) return
    button.current.removeAttribute('aria-busy')
    button.current.click()
  }, [])
  return button
}
