import type { ComponentType } from 'react'

/** How long toasts stay, in ms (specification §9); a loading toast stays until it is replaced. */
export const toastDurations = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
}

const listeners = new Set<() => void>()
let toaster: ComponentType | undefined

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What draws the toasts, once a screen has asked for it and it has arrived. */
export function loadedToaster(): ComponentType | undefined {
  return toaster
}

/**
 * Shows the toast area and returns the toast function. Screens with a form call it early, before the first toast.
 * Rejects when the connection is gone; a lazy component would then take the whole page down with it.
 */
export async function loadToasts() {
  const [{ toast }, { Toaster }] = await Promise.all([
    import('react-hot-toast/headless'),
    import('../contact/toaster.tsx'),
  ])
  toaster = Toaster
  for (const listener of listeners) listener()
  return toast
}
