import type { APIContext } from 'astro'

// What other companies' hosts a visitor may agree to, and what they store on the device. The privacy policy lists the same.

/** Google Analytics. */
export const analyticsHost = 'https://www.googletagmanager.com'
/** Names of its cookies. */
export const analyticsCookie = /^_ga(_.+)?$/

/** YouTube: the script that steers a player, and the player, whose host sets no cookies before a video plays. */
export const videoHost = 'https://www.youtube.com'
export const playerHost = 'https://www.youtube-nocookie.com'
/** Keys of what the player stores. */
export const playerStorageKey = /^yt[-.]/

/** One directive of a Content-Security-Policy. */
type Directive = Parameters<NonNullable<APIContext['csp']>['insertDirective']>[0]

/** What a page adds to the policy: the hosts of providers that a visitor may choose to load there, and no others. */
export function providerPolicy(offers: { analytics: boolean; video: boolean }) {
  const scripts: string[] = []
  const directives: Directive[] = []
  if (offers.analytics) {
    scripts.push(analyticsHost)
    directives.push(`img-src https://*.google-analytics.com ${analyticsHost}`)
    directives.push('connect-src https://*.google-analytics.com https://*.analytics.google.com')
  }
  if (offers.video) {
    scripts.push(videoHost)
    directives.push(`frame-src ${playerHost}`)
  }
  return { scripts, directives }
}
