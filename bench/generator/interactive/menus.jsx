'use client'
import { useRef } from 'react'

const leaveDelay = 250

const closeOnFollow = (event) => {
  if (event.target.closest('a')) event.currentTarget.hidePopover()
}

/** The mega menu: the browser opens it on a click, this on hover. */
export function HoverMenu({ button, buttonClass, panelClass, children }) {
  const panel = useRef(null)
  const timer = useRef(undefined)
  const byHover = useRef(false)

  function enter(event) {
    clearTimeout(timer.current)
    if (event.pointerType !== 'mouse' || panel.current.matches(':popover-open')) return
    panel.current.showPopover()
    byHover.current = true
  }
  function leave(event) {
    if (event.pointerType !== 'mouse') return
    byHover.current = false
    timer.current = setTimeout(() => panel.current?.hidePopover(), leaveDelay)
  }
  function press(event) {
    if (byHover.current) event.preventDefault()
    byHover.current = false
  }

  return (
    <div onPointerEnter={enter} onPointerLeave={leave}>
      <button type="button" popoverTarget="games-menu" onClick={press} className={buttonClass}>
        {button}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes from the keyboard, too */}
      <div ref={panel} id="games-menu" popover="auto" className={panelClass} onClick={closeOnFollow}>
        {children}
      </div>
    </div>
  )
}

/** The phone's menu: following a link closes it. */
export function Drawer({ className, children }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes from the keyboard, too
    <nav id="drawer" popover="auto" aria-label="Menu" className={className} onClick={closeOnFollow}>
      {children}
    </nav>
  )
}
