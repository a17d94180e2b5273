import { Link } from 'react-router'
import { decide, useConsent } from '../../lib/consent.ts'
import { Button } from '../ui/button.tsx'

/** Shown until the visitor has chosen; both answers look alike and cost one press. */
export function CookieBanner() {
  if (useConsent() !== 'unasked') return null
  return (
    <section
      aria-label="Cookies"
      className="fixed inset-x-0 bottom-0 z-40 border-edge border-t bg-coal px-4 py-4 shadow-lift sm:px-6"
    >
      <div className="mx-auto flex max-w-page flex-col gap-3 md:flex-row md:items-center md:gap-8">
        <p className="text-[0.95rem] md:mr-auto">
          May we use cookies to count visits and show videos? The site works without them. Details are in the{' '}
          <Link to="/privacy-policy" className="underline underline-offset-4 hover:text-brass">
            Privacy Policy
          </Link>
          .
        </p>
        <div className="grid grid-cols-2 gap-3">
          <Button look="line" onClick={() => decide('accepted')}>
            Accept
          </Button>
          <Button look="line" onClick={() => decide('declined')}>
            Decline
          </Button>
        </div>
      </div>
    </section>
  )
}
