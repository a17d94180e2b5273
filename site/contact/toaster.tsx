import { type ToastType, useToaster } from 'react-hot-toast/headless'

/** How long toasts stay, in ms (specification §9); a loading toast stays until it is replaced. */
export const toastDurations = {
  blank: 4000,
  error: 4000,
  custom: 4000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
}

const marks: Record<ToastType, string> = { success: '✓', error: '!', loading: '…', blank: '', custom: '' }

const markColours: Record<ToastType, string> = {
  success: 'text-moss',
  error: 'text-ember',
  loading: 'text-brass motion-safe:animate-pulse',
  blank: '',
  custom: '',
}

/**
 * Durations of specification §9; the library keeps at most 20 toasts. Its headless half is used because the other
 * one injects a style element, which the site's Content-Security-Policy forbids.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster({
    duration: toastDurations.blank,
    success: { duration: toastDurations.success },
    error: { duration: toastDurations.error },
    loading: { duration: toastDurations.loading },
  })
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed top-[calc(var(--spacing-header)+0.75rem)] right-4 left-4 z-50 ml-auto flex max-w-md flex-col gap-3"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts
        .filter((toast) => toast.visible)
        .map((toast) => (
          <div
            key={toast.id}
            {...toast.ariaProps}
            className="fade-in pointer-events-auto flex gap-3 rounded-box border border-edge bg-stone px-5 py-4 shadow-lift"
          >
            <span aria-hidden="true" className={`font-semibold ${markColours[toast.type]}`}>
              {marks[toast.type]}
            </span>
            {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
          </div>
        ))}
    </section>
  )
}
