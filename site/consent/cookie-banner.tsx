import { useEffect, useRef } from 'react'
import { type Consent, decide, useBanner, useConsent } from './consent.ts'
import { moveFocus } from '../ui/scroll.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'

const standing: Record<Consent, string> = {
  accepted: 'Current choice: accepted.',
  declined: 'Current choice: declined.',
}

/** Shown until the visitor has chosen, and again on demand; both answers look alike and cost one press. */
export function CookieBanner() {
  const state = useBanner()
  const consent = useConsent()
  const banner = useRef<HTMLElement>(null)

  // The outside world: the document's focus. Whoever asked for the banner is brought to it; nobody else is disturbed.
  useEffect(() => {
    if (state === 'reopened') banner.current?.focus()
  }, [state])

  if (state === 'closed') return null

  function answer(choice: Consent) {
    decide(choice)
    // The pressed button is gone: keyboard and screen reader go on where the page begins, or where they came from.
    const settings = state === 'reopened' && document.getElementById('cookie-settings')
    const next = settings || document.getElementById('main')
    if (next) moveFocus(next)
  }

  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-label="Cookies"
      lang="en"
      className="cookie-banner fixed inset-x-0 bottom-0 z-50 border-edge border-t bg-coal px-4 py-4 shadow-lift outline-offset-[-3px] sm:px-6 print:hidden"
    >
      <div className="mx-auto flex max-w-page flex-col gap-3 md:flex-row md:items-center md:gap-8">
        {/* Short lines of their own: one block of text would be the largest thing on a page of text, painted late. */}
        <div className="md:mr-auto">
          <p className="font-semibold">We use cookies for analytics and embedded videos.</p>
          {state === 'reopened' && consent !== 'unknown' && consent !== 'unasked' && (
            <p>{standing[consent]}</p>
          )}
          <p>
            You decide; the site works without them. See the{' '}
            <Link to="/privacy-policy" className="underline underline-offset-4 hover:text-brass">
              Privacy Policy
            </Link>
            .
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button look="line" onClick={() => answer('accepted')}>
            Accept
          </Button>
          <Button look="line" onClick={() => answer('declined')}>
            Decline
          </Button>
        </div>
      </div>
    </section>
  )
}
