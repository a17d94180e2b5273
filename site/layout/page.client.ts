/** What every page does by script: the modules below, and header and footer here. */
import '../consent/analytics.client.ts'
import '../consent/cookie-banner.client.ts'
import './reveal.client.ts'
import './scroll-links.client.ts'

openGamesMenuByHover()
closeDrawer()
showCampaign()
showYear()

/** The menu itself is a popover, which the browser opens by click and closes on Escape. */
function openGamesMenuByHover(): void {
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
  // The keyboard that goes on behind the menu would be out of sight (WCAG 2.4.11).
  area.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !area.contains(relatedTarget)) panel.hidePopover()
  })
  panel.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) panel.hidePopover()
  })
}

/**
 * The drawer closes on its links and on its overlay. The browser opens it and closes it by its buttons; for browsers
 * without invoker commands (before Chrome 135, Firefox 144, Safari 26.2) that is done here.
 */
function closeDrawer(): void {
  const drawer = document.querySelector<HTMLDialogElement>('#drawer')
  drawer?.addEventListener('click', ({ target }) => {
    // A press on the overlay is a press on the dialog itself, not on anything in it.
    if (target === drawer || (target instanceof Element && target.closest('a'))) drawer.close()
  })
  if ('commandForElement' in HTMLButtonElement.prototype) return
  for (const button of document.querySelectorAll('[commandfor="drawer"]')) {
    const opens = button.getAttribute('command') === 'show-modal'
    button.addEventListener('click', () => (opens ? drawer?.showModal() : drawer?.close()))
  }
}

/** Labels each campaign button by the visitor's clock, and changes the label at the campaign's start. */
function showCampaign(): void {
  for (const label of document.querySelectorAll<HTMLElement>('[data-campaign]')) {
    const { campaign = '', before = '', after = '' } = label.dataset
    const startsAt = Date.parse(campaign)
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      clearTimeout(timer)
      const wait = startsAt - Date.now()
      label.textContent = wait > 0 ? before : after
      // A longer wait than this number of ms would be none.
      if (wait > 0) timer = setTimeout(show, Math.min(wait, 2 ** 31 - 1))
    }
    show()
    // A timer stands still while the device sleeps.
    document.addEventListener('visibilitychange', show)
  }
}

/** The served year is that of the build, which may have been last year. */
function showYear(): void {
  const year = document.getElementById('current-year')
  if (year) year.textContent = String(new Date().getFullYear())
}
