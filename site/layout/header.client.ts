import { closest } from '../browser/closest.client.ts'

/** Opens the menu by hovering. It is a popover: the browser opens it by click and closes it on Escape. */
export function startGamesMenu(): void {
  const area = document.getElementById('games-menu-area')
  const panel = document.getElementById('games-menu')
  if (!area || !panel) return
  /** How long the menu stays after the pointer has left it, so that a slip does not close it (WCAG 1.4.13). */
  const leaveDelayMs = 250
  let timer: ReturnType<typeof setTimeout> | undefined

  area.addEventListener('pointerenter', ({ pointerType }) => {
    clearTimeout(timer)
    if (pointerType === 'mouse') panel.showPopover()
  })
  area.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') timer = setTimeout(() => panel.hidePopover(), leaveDelayMs)
  })
  // When the focus moves on to what the menu covers, the menu would hide it (WCAG 2.4.11).
  area.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !area.contains(relatedTarget)) panel.hidePopover()
  })
  panel.addEventListener('click', ({ target }) => {
    if (closest(target, 'a')) panel.hidePopover()
  })
}

/**
 * The drawer closes on its links and on its overlay. The browser opens it and closes it by its buttons; for browsers
 * without invoker commands (before Chrome 135, Firefox 144, Safari 26.2) that is done here.
 */
export function startDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('#drawer')
  drawer?.addEventListener('click', ({ target }) => {
    // A press on the overlay is a press on the dialog itself, not on anything in it.
    if (target === drawer || closest(target, 'a')) drawer.close()
  })
  if (!('commandForElement' in HTMLButtonElement.prototype))
    for (const button of document.querySelectorAll('[commandfor="drawer"]')) {
      const opens = button.getAttribute('command') === 'show-modal'
      button.addEventListener('click', () => (opens ? drawer?.showModal() : drawer?.close()))
    }
}
