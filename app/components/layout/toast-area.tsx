import { lazy, Suspense, useSyncExternalStore } from 'react'
import { subscribeToasts, toastsWanted } from '../../lib/toasts.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** Fixed at top-right. The toast library is loaded when a screen that can show toasts asks for it. */
export function ToastArea() {
  const wanted = useSyncExternalStore(subscribeToasts, toastsWanted, () => false)
  return wanted ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
