import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { madeFor } from '../layout/not-found-meta.ts'

/**
 * The 404 page is one file, and some of the addresses it answers at look like a game's or a set's. The router must
 * start at the address the page was made for, or it would put another screen in its place; then the visitor's address
 * comes back.
 */
const asked = window.location.href
const own = document.querySelector<HTMLMetaElement>(`meta[name="${madeFor}"]`)?.content
if (own) window.history.replaceState(window.history.state, '', own)

function AddressAsAsked() {
  // The outside world: the browser's address bar.
  useEffect(() => {
    if (own) window.history.replaceState(window.history.state, '', asked)
  }, [])
  return null
}

/** A transition lets the browser answer the visitor between two pieces of the work. */
function takeOver() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {/* The next screen is drawn in one go: cut into slices it comes 10 to 20 ms later (`bench -- navigation`). */}
        <HydratedRouter useTransitions={false} />
        <AddressAsAsked />
      </StrictMode>,
    )
  })
}

// A task of its own, after the one that has read all the scripts: together they would keep a slow phone too long.
setTimeout(takeOver)
