import { closest } from '../browser/closest.client.ts'
import { addMissingDate, readConsent, storeConsent, subscribeConsent } from './consent.client.ts'

/** Shows the banner until the visitor has chosen, and again when they ask for it in the footer. */
export function startCookieBanner(): void {
  const banner = document.getElementById('cookie-banner')
  const settings = document.getElementById('cookie-settings')
  const currentChoice = document.getElementById('cookie-choice')
  /** The visitor has asked for the banner again. The old choice is valid until a new one is made. */
  let reopened = false

  const show = () => {
    const choice = readConsent()
    if (banner) banner.hidden = choice !== 'unasked' && !reopened
    if (currentChoice) currentChoice.textContent = choice === 'unasked' ? '' : `Current choice: ${choice}.`
  }

  banner?.addEventListener('click', ({ target }) => {
    const choice = closest<HTMLButtonElement>(target, 'button')?.value
    if (choice !== 'accepted' && choice !== 'declined') return
    // The pressed button disappears, so the focus moves to the page's content or back to "Cookie settings".
    const next = reopened ? settings : document.getElementById('main')
    reopened = false
    storeConsent(choice)
    next?.focus({ preventScroll: true })
  })
  // Escape closes a banner that was opened again, and keeps the old choice.
  banner?.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !reopened) return
    reopened = false
    show()
    settings?.focus({ preventScroll: true })
  })
  // Only visitors who have asked for the banner get the focus moved to it.
  settings?.addEventListener('click', () => {
    reopened = true
    show()
    banner?.focus()
  })
  subscribeConsent(show)
  addMissingDate()
  show()
}
