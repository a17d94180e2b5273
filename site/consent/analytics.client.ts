import { closest } from '../browser/closest.client.ts'
import { readConsent, subscribeConsent } from './consent.client.ts'
import { analyticsHost } from './providers.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (command: string, ...rest: unknown[]) => void
  }
}

/** The two years of the privacy policy's cookie table, counted from the first visit. */
const cookieLifetimeSeconds = 63_072_000

/** Counts visits and presses of marked links, as far as the visitor allows it. */
export function startAnalytics(): void {
  // A link names its event and button: data-track="follow_button agricola".
  document.addEventListener('click', ({ target }) => {
    const link = closest(target, '[data-track]')
    const [name, button] = link?.dataset.track?.split(' ') ?? []
    if (name && readConsent() === 'accepted') window.gtag?.('event', name, { button_name: button })
  })

  const measurementId = document.querySelector<HTMLElement>('meta[name="analytics-provider"]')?.dataset.id
  if (measurementId !== undefined) {
    const apply = () => applyChoice(measurementId)
    subscribeConsent(apply)
    // A prerendered page counts as a visit only when it is shown.
    document.addEventListener('prerenderingchange', apply)
    apply()
  }
}

/** Loads analytics once the visitor accepts it, and stops it when the consent is withdrawn. */
function applyChoice(id: string): void {
  if (Reflect.get(document, 'prerendering') === true) return
  const isAccepted = readConsent() === 'accepted'
  // The analytics script reads this switch before each message.
  Reflect.set(window, `ga-disable-${id}`, !isAccepted)
  if (isAccepted && !window.gtag) loadAnalytics(id)
}

/** Signals for advertising are switched off: the policy promises that nobody is profiled. */
function loadAnalytics(id: string): void {
  const queue: unknown[] = []
  window.dataLayer = queue
  window.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: the script takes only `arguments` objects for commands, not arrays
    queue.push(arguments)
  }
  window.gtag('js', new Date())
  window.gtag('config', id, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // Only for this host, so that `removeProviderEntries` can remove them.
    cookie_domain: 'none',
    cookie_expires: cookieLifetimeSeconds,
    cookie_update: false,
    cookie_flags: 'SameSite=Lax',
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `${analyticsHost}/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}
