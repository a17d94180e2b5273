import { readConsent } from './consent.ts'

declare global {
  interface Window {
    gtag?: (...command: [command: string, ...rest: unknown[]]) => void
  }
}

/** The events of specification §7, by the name that `data-track` gives a link. */
const events: Record<string, readonly [name: string, button: string]> = {
  ludomentorNavbar: ['ludomentor', 'ludomentor-navbar'],
  campaign: ['follow_button', 'agricola'],
  downloadApp: ['ludomentor-downloads', 'download-app'],
  whyLudomentor: ['ludomentor-downloads', 'why-ludomentor'],
}

/** Reports a press, if the visitor allowed analytics and its global function exists; otherwise does nothing. */
export function track(event: string): void {
  const [name, button] = events[event] ?? []
  if (name && readConsent() === 'accepted') window.gtag?.('event', name, { button_name: button })
}
