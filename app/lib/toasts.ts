/** How long toasts stay, in ms (specification §9); a loading toast stays until it is replaced. */
export const toastDurations = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
}

const listeners = new Set<() => void>()
let wanted = false

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function toastsWanted(): boolean {
  return wanted
}

/** Shows the toast area and returns the toast function. Screens with a form call it early, before the first toast. */
export async function loadToasts() {
  wanted = true
  for (const listener of listeners) listener()
  const { toast } = await import('react-hot-toast/headless')
  return toast
}
