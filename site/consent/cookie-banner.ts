import { subscribeRemembered } from '../ui/remembered.ts'
import { bannerState, decide, readConsent, reopenConsent } from './consent.ts'

const banner = document.getElementById('cookie-banner')
const settings = document.getElementById('cookie-settings')

function show() {
  if (!banner) return
  const state = bannerState()
  banner.hidden = state === 'closed'
  const standing = state === 'reopened' ? readConsent() : undefined
  for (const line of banner.querySelectorAll<HTMLElement>('[data-standing]'))
    line.hidden = line.dataset.standing !== standing
}

banner?.addEventListener('click', ({ target }) => {
  const choice = target instanceof Element ? target.closest('button')?.value : undefined
  if (choice !== 'accepted' && choice !== 'declined') return
  const asked = bannerState() === 'reopened'
  decide(choice)
  // The pressed button is gone: keyboard and screen reader go on where the page begins, or where they came from.
  const next = asked ? settings : document.getElementById('main')
  next?.focus({ preventScroll: true })
})
// Whoever asked for the banner is brought to it; nobody else is disturbed.
settings?.addEventListener('click', () => {
  reopenConsent()
  banner?.focus()
})
subscribeRemembered(show)
show()
