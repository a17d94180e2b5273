type Platform = 'android' | 'ios' | 'desktop'

/**
 * Specification §4, "App promo platform".
 *
 * | the browser says       | platform |
 * | ---------------------- | -------- |
 * | android, in any case   | android  |
 * | iPad, iPhone or iPod   | ios      |
 * | anything else          | desktop  |
 */
export function platformOf(userAgent: string): Platform {
  if (/android/i.test(userAgent)) return 'android'
  return /iPad|iPhone|iPod/.test(userAgent) ? 'ios' : 'desktop'
}
