import { Button } from '../ui/button.tsx'
import { linkInSentenceClass } from '../ui/link.tsx'

/** A bar at the foot of small windows; on others a box in the corner, clear of title and buttons of a first view. */
const bannerClass =
  'fixed inset-x-0 bottom-0 z-50 max-h-[60dvh] overflow-y-auto border border-seam md:left-auto md:mr-4 md:w-80 md:rounded-t-box'

/** Shown by `cookie-banner.client.ts` until the visitor has chosen, and again on demand. Its two buttons look the same. */
export function CookieBanner() {
  return (
    <section
      id="cookie-banner"
      hidden
      tabIndex={-1}
      aria-label="Cookies"
      lang="en"
      className={`${bannerClass} flex flex-col gap-2 bg-coal px-4 py-2 text-sm outline-offset-[-3px] print:hidden`}
    >
      {/* Several short lines: one block of text would be the largest paint of a page of text, and a late one. */}
      <div>
        <p className="font-semibold">Cookies for analytics and embedded videos?</p>
        <p id="cookie-choice" />
        <p>
          The site works without them.{' '}
          <a href="/privacy-policy" className={linkInSentenceClass}>
            Privacy Policy
          </a>
        </p>
      </div>
      <div className="grid grid-cols-2 gap-3">
        <Button look="secondary" value="accepted">
          Accept
        </Button>
        <Button look="secondary" value="declined">
          Decline
        </Button>
      </div>
    </section>
  )
}
