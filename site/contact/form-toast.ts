import { toast } from 'react-hot-toast/headless'

/** The toast of one sending: it says that the form is on its way until one of the three calls replaces it. */
export type SendingToast = { success: () => void; error: (message: string) => void; cancelled: () => void }

export function sendingToast({ loading, success }: { loading: string; success: string }): SendingToast {
  const id = toast.loading(loading)
  return {
    success: () => toast.success(success, { id }),
    error: (message) => toast.error(message, { id }),
    cancelled: () => toast('Sending was cancelled.', { id }),
  }
}
