import { useSyncExternalStore } from 'react'
import { loadedToaster, subscribeToasts } from '../ui/toasts.ts'

/** Fixed at top-right. The toast library is loaded when a screen that can show toasts asks for it. */
export function ToastArea() {
  const Toaster = useSyncExternalStore(subscribeToasts, loadedToaster, () => undefined)
  return Toaster ? <Toaster /> : null
}
