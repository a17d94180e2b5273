import { useEffect } from 'react'
import { dateUndatedChoice, useConsent } from './consent.ts'
import { forgetProviders } from './forget-providers.ts'

/** Loads analytics when the visitor has accepted it and the site has an id for it; stops it when that is withdrawn. */
export function useAnalytics(measurementId: string | undefined): void {
  const consent = useConsent()

  // The outside world: the analytics provider's script.
  useEffect(() => {
    if (!measurementId || consent === 'unknown') return
    let standing = true
    if (consent === 'accepted') {
      import('./load-analytics.ts').then(
        // The visitor may have changed their mind while the script was on its way.
        (it) => standing && it.startAnalytics(measurementId),
        () => console.warn('Visits are not counted: the script for it could not be loaded.'),
      )
    } else if (window.gtag) {
      void import('./load-analytics.ts').then((it) => it.stopAnalytics(measurementId)).then(forgetProviders)
    }
    return () => {
      standing = false
    }
  }, [measurementId, consent])

  // The outside world: the choice kept on the device.
  useEffect(dateUndatedChoice, [])
}
