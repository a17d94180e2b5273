import { loadToasts } from '../ui/toasts.ts'

/** The toast of one sending: it says that the form is on its way until one of the three calls replaces it. */
export type SendingToast = { success: () => void; error: (message: string) => void; cancelled: () => void }

let last = 0

/** Does nothing when the toasts cannot be loaded (the connection went away): the page shows every result itself. */
export function sendingToast({ loading, success }: { loading: string; success: string }): SendingToast {
  last += 1
  const id = `sending-${last}`
  const toasts = loadToasts()
  const show = (display: (toast: Awaited<typeof toasts>) => void) => {
    toasts.then(display, () => console.warn('Messages at the corner of the page could not be loaded.'))
  }
  show((toast) => toast.loading(loading, { id }))
  return {
    success: () => show((toast) => toast.success(success, { id })),
    error: (message) => show((toast) => toast.error(message, { id })),
    cancelled: () => show((toast) => toast('Sending was cancelled.', { id })),
  }
}
