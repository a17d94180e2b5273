'use client'
import Link from 'next/link'
import { useEffect, useState } from 'react'

const key = 'cookie-consent'
const buttonClass =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-box border px-6 py-2.5 text-center font-semibold transition-colors border-edge bg-night/70 text-bone hover:border-accent hover:text-accent'

export function CookieBanner() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    setOpen(localStorage.getItem(key) === null)
    const reopen = (event) => event.target.id === 'cookie-settings' && setOpen(true)
    document.addEventListener('click', reopen)
    return () => document.removeEventListener('click', reopen)
  }, [])

  if (!open) return null

  function answer(choice) {
    localStorage.setItem(key, choice)
    setOpen(false)
  }

  return (
    <section
      aria-label="Cookies"
      className="cookie-banner fixed inset-x-0 bottom-0 z-50 border-edge border-t bg-coal px-4 py-4 shadow-lift sm:px-6 print:hidden"
    >
      <div className="mx-auto flex max-w-page flex-col gap-3 md:flex-row md:items-center md:gap-8">
        <div className="md:mr-auto">
          <p className="font-semibold">May we use cookies?</p>
          <p>They count visits and show videos.</p>
          <p>
            The site works without them. See the{' '}
            <Link href="/privacy-policy" className="underline underline-offset-4 hover:text-brass">
              Privacy Policy
            </Link>
            .
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <button type="button" className={buttonClass} onClick={() => answer('accepted')}>
            Accept
          </button>
          <button type="button" className={buttonClass} onClick={() => answer('declined')}>
            Decline
          </button>
        </div>
      </div>
    </section>
  )
}
