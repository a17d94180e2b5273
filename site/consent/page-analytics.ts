import { subscribeRemembered } from '../ui/remembered.ts'
import { dateUndatedChoice, readConsent } from './consent.ts'
import { forgetProviders } from './forget-providers.ts'

const measurementId = document.querySelector<HTMLElement>('meta[name="analytics-provider"]')?.dataset.id

/** Loads analytics when the visitor has accepted it and the site has an id for it; stops it when that is withdrawn. */
async function follow(id: string): Promise<void> {
  const accepted = readConsent() === 'accepted'
  if (!accepted && !window.gtag) return
  const analytics = await import('./load-analytics.ts')
  // The visitor may have changed their mind while the script was on its way.
  if (readConsent() === 'accepted') return analytics.startAnalytics(id)
  analytics.stopAnalytics(id)
  forgetProviders()
}

function start() {
  dateUndatedChoice()
  if (measurementId === undefined) return
  const followChoice = () => {
    follow(measurementId).catch(() =>
      console.warn('Visits are not counted: the script for it could not be loaded.'),
    )
  }
  subscribeRemembered(followChoice)
  followChoice()
}

/** The events of specification §7, by the name that `data-track` gives a link. */
const events: Record<string, readonly [name: string, button: string]> = {
  ludomentorNavbar: ['ludomentor', 'ludomentor-navbar'],
  campaign: ['follow_button', 'agricola'],
  downloadApp: ['ludomentor-downloads', 'download-app'],
  whyLudomentor: ['ludomentor-downloads', 'why-ludomentor'],
}

/** Reports a press, if the visitor allowed analytics and its global function exists; otherwise does nothing. */
function track(event: string): void {
  const [name, button] = events[event] ?? []
  if (name && readConsent() === 'accepted') window.gtag?.('event', name, { button_name: button })
}

document.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-track]') : null
  if (pressed?.dataset.track) track(pressed.dataset.track)
})

// A page drawn ahead is not a visit until it is shown (speculation rules).
if (Reflect.get(document, 'prerendering') === true)
  document.addEventListener('prerenderingchange', start, { once: true })
else start()
