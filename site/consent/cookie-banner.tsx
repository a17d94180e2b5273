import { Button } from '../ui/button.tsx'
import { linkInSentenceClass } from '../ui/link.tsx'

const atFootClass = 'max-h-[60dvh] overflow-y-auto fixed inset-x-0 bottom-0 z-50'

/** Shown by `cookie-banner.client.ts` until the visitor has chosen, and again on demand. Its two buttons look the same. */
export function CookieBanner() {
  return (
    <section
      id="cookie-banner"
      hidden
      tabIndex={-1}
      aria-label="Cookies"
      lang="en"
      className={`${atFootClass} page-edge border-seam border-t bg-coal py-3 sm:py-4 outline-offset-[-3px] print:hidden`}
    >
      <div className="flex flex-col gap-3 md:flex-row md:items-center md:gap-8">
        {/* Several short lines: one block of text would be the largest paint of a page of text, and a late one. */}
        <div className="md:mr-auto">
          <p className="font-semibold max-sm:text-base">Cookies for analytics and embedded videos?</p>
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
      </div>
    </section>
  )
}
