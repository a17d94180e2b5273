import { type RefObject, useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation, useNavigation } from 'react-router'
import { isKeptPage } from '../old/kept-page.ts'
import { Button } from '../ui/button.tsx'

/** ms a screen may take to come before a word is said of it. */
const patience = 300

const bar = 'fixed inset-x-0 top-header z-40 border-edge border-b bg-coal px-4 sm:px-6 print:hidden'

/**
 * What a visitor sees between a press and the next screen.
 *
 * | the line      | shown                                                                              |
 * |---------------|------------------------------------------------------------------------------------|
 * | is quick      | nothing                                                                            |
 * | is slow       | that the next screen is on its way                                                 |
 * | is gone       | the screen they have, with a note; the next opens when the line is back             |
 * |               | (at once where it is kept on the device)                                           |
 * | lost a script | the next screen, loaded whole: after a release the old one's scripts may be gone   |
 */
export function NextScreen() {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  const wanted = useRef<string>(undefined)
  const held = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false
    // Here and not from the state: a script that cannot be had may fail before the next drawing.
    wanted.current = `${nextLocation.pathname}${nextLocation.search}${nextLocation.hash}`
    return !navigator.onLine
  })
  useWholeLoad(wanted)
  const slow = useLonger(next !== undefined && next.pathname !== pathname)

  // The outside world: a screen that has come may load itself anew (`video-page.ts`).
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another screen has come
  useEffect(() => {
    wanted.current = undefined
  }, [pathname])

  // The outside world: the connection, and what the visitor keeps on the device.
  useEffect(() => {
    if (held.state !== 'blocked') return
    const { pathname } = held.location
    isKeptPage(pathname).then((kept) => kept && window.location.assign(pathname))
    const go = () => held.proceed()
    window.addEventListener('online', go)
    return () => window.removeEventListener('online', go)
  }, [held])

  function stay() {
    wanted.current = undefined
    held.reset?.()
  }

  return (
    <div aria-live="polite" lang="en">
      {held.state === 'blocked' ? (
        <div className={`${bar} flex flex-wrap items-center gap-x-6 gap-y-2 py-3`}>
          <p>You are offline. The page you chose opens when the connection is back.</p>
          <Button look="line" onClick={stay}>
            Stay here
          </Button>
        </div>
      ) : (
        slow && <p className={`${bar} py-1 text-ash text-sm`}>Loading…</p>
      )}
    </div>
  )
}

/** Whether `state` has lasted longer than that. A screen that comes at once changes nothing in the document before it. */
function useLonger(state: boolean): boolean {
  const [longer, setLonger] = useState(false)

  // The outside world: time.
  useEffect(() => {
    if (!state) return
    const timer = setTimeout(() => setLonger(true), patience)
    return () => {
      clearTimeout(timer)
      setLonger(false)
    }
  }, [state])

  return longer
}

/**
 * When a screen's script cannot be had, the router reloads the page the visitor is on, which then looks as if the press
 * had gone nowhere. Between a press and its screen nothing else reloads a page; browsers without the Navigation API go on
 * as before.
 */
function useWholeLoad(wanted: RefObject<string | undefined>): void {
  // The outside world: the window's own navigations.
  useEffect(() => {
    if (!('navigation' in window)) return
    const { navigation } = window
    const instead = (event: NavigateEvent) => {
      const path = wanted.current
      if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable || !path) return
      event.preventDefault()
      const go = () => window.location.assign(path)
      if (navigator.onLine) go()
      else window.addEventListener('online', go, { once: true })
    }
    navigation.addEventListener('navigate', instead)
    return () => navigation.removeEventListener('navigate', instead)
  }, [wanted])
}
