type Command = [command: string, ...rest: unknown[]]

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...command: Command) => void
  }
}

const scriptHost = 'https://www.googletagmanager.com'

/** The two years of the privacy policy's cookie table, in seconds, counted from the first visit. */
const cookieLifetime = 63_072_000

let loaded = false

/**
 * Defines the global analytics function and loads its script, once. Call it only for visitors who have accepted.
 * Signals for advertising are switched off: the policy promises that nobody is profiled.
 */
export function startAnalytics(measurementId: string): void {
  Reflect.set(window, disableKey(measurementId), false)
  const queue = window.dataLayer ?? []
  window.dataLayer = queue
  const gtag = (...command: Command) => {
    queue.push(asArguments(...command))
  }
  window.gtag = gtag
  if (loaded) return
  loaded = true
  gtag('js', new Date())
  gtag('config', measurementId, {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: cookieLifetime,
    cookie_update: false,
    cookie_flags: 'SameSite=Lax',
  })
  const script = document.createElement('script')
  script.async = true
  script.src = `${scriptHost}/gtag/js?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
}

/** Stops an analytics script that is already in the page: it sends nothing more and no event reaches it. */
export function stopAnalytics(measurementId: string): void {
  Reflect.set(window, disableKey(measurementId), true)
  window.gtag = undefined
}

/** The switch the analytics script itself looks at before each message. */
function disableKey(measurementId: string): string {
  return `ga-disable-${measurementId}`
}

/** The script tells commands from other entries of its queue by their being `arguments`, not an array. */
function asArguments(..._command: Command): IArguments {
  // biome-ignore lint/complexity/noArguments: required by the script that reads the queue
  return arguments
}
