import { subscribeRemembered } from '../ui/remembered.ts'
import { forgetProviders, readConsent } from './consent.ts'

type Command = [command: string, ...rest: unknown[]]

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...command: Command) => void
  }
}

/** The two years of the privacy policy's cookie table, in seconds, counted from the first visit. */
const cookieLifetime = 63_072_000

/** The specified events, by the name that `data-track` gives a link. */
const events: Record<string, readonly [name: string, button: string]> = {
  ludomentorNavbar: ['ludomentor', 'ludomentor-navbar'],
  campaign: ['follow_button', 'agricola'],
  downloadApp: ['ludomentor-downloads', 'download-app'],
  whyLudomentor: ['ludomentor-downloads', 'why-ludomentor'],
}

const measurementId = document.querySelector<HTMLElement>('meta[name="analytics-provider"]')?.dataset.id
let loaded = false

document.addEventListener('click', ({ target }) => {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-track]') : null
  const [name, button] = events[pressed?.dataset.track ?? ''] ?? []
  if (name && readConsent() === 'accepted') window.gtag?.('event', name, { button_name: button })
})

// A page drawn ahead is not a visit until it is shown (speculation rules).
if (Reflect.get(document, 'prerendering') === true)
  document.addEventListener('prerenderingchange', start, { once: true })
else start()

function start(): void {
  if (measurementId === undefined) return
  followChoice(measurementId)
  subscribeRemembered(() => followChoice(measurementId))
}

/** Loads analytics when the visitor has accepted it, and stops it when that is withdrawn. */
function followChoice(id: string): void {
  if (readConsent() === 'accepted') startAnalytics(id)
  else if (window.gtag) stopAnalytics(id)
}

function stopAnalytics(id: string): void {
  // The switch the analytics script itself looks at before each message.
  Reflect.set(window, `ga-disable-${id}`, true)
  window.gtag = undefined
  forgetProviders()
}

/** Signals for advertising are switched off: the policy promises that nobody is profiled. */
function startAnalytics(id: string): void {
  Reflect.set(window, `ga-disable-${id}`, false)
  const queue = window.dataLayer ?? []
  window.dataLayer = queue
  const gtag = (...command: Command) => {
    queue.push(asArguments(...command))
  }
  window.gtag = gtag
  if (loaded) return
  loaded = true
  gtag('js', new Date())
  gtag('config', id, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: cookieLifetime,
    cookie_update: false,
    cookie_flags: 'SameSite=Lax',
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** The script tells commands from other entries of its queue by their being `arguments`, not an array. */
function asArguments(..._command: Command): IArguments {
  // biome-ignore lint/complexity/noArguments: required by the script that reads the queue
  return arguments
}
