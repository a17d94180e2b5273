/** ms the menu stays after the pointer has left it, so that a slip does not close it (WCAG 1.4.13). */
const leaveDelay = 250

const area = document.getElementById('games-menu-area')
const panel = document.getElementById('games-menu')
let timer: ReturnType<typeof setTimeout> | undefined
let openedByHover = false

area?.addEventListener('pointerenter', ({ pointerType }) => {
  clearTimeout(timer)
  if (pointerType !== 'mouse' || panel?.matches(':popover-open')) return
  panel?.showPopover()
  openedByHover = true
})
area?.addEventListener('pointerleave', ({ pointerType }) => {
  if (pointerType !== 'mouse') return
  openedByHover = false
  timer = setTimeout(() => panel?.hidePopover(), leaveDelay)
})
// A mouse reaches the button before it presses it: that press must not close what the hover has just opened.
area?.querySelector('button')?.addEventListener('click', (event) => {
  if (openedByHover && panel?.matches(':popover-open')) event.preventDefault()
  openedByHover = false
})
// The keyboard that goes on behind the menu would be out of sight (WCAG 2.4.11).
area?.addEventListener('focusout', ({ relatedTarget }) => {
  if (relatedTarget instanceof Node && !area.contains(relatedTarget)) panel?.hidePopover()
})
panel?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) panel.hidePopover()
})
