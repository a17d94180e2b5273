declare global {
  interface Window {
    gtag?: (...command: [command: string, ...rest: unknown[]]) => void
  }
}

/** The events of specification §7. Sent only where a global analytics function exists. */
const events = {
  ludomentorNavbar: ['ludomentor', 'ludomentor-navbar'],
  campaign: ['follow_button', 'agricola'],
  downloadApp: ['ludomentor-downloads', 'download-app'],
  whyLudomentor: ['ludomentor-downloads', 'why-ludomentor'],
} as const

/** Reports a press of a button, if the visitor allowed analytics; otherwise does nothing. */
export function track(event: keyof typeof events): void {
  const [name, button] = events[event]
  window.gtag?.('event', name, { button_name: button })
}
