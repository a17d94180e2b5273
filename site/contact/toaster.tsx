import { type ToastType, useToaster } from 'react-hot-toast/headless'

const marks: Partial<Record<ToastType, [sign: string, colour: string]>> = {
  success: ['✓', 'text-moss'],
  error: ['!', 'text-ember'],
  loading: ['…', 'text-brass motion-safe:animate-pulse'],
}

/**
 * The specified durations and the limit of 20 are the library's own. Its headless half is used because the other one
 * injects a style element, which the site's Content-Security-Policy forbids.
 *
 * On phones a toast covers the header, of two lines at most, and never the result below it, which says the same in full.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed top-1 right-4 left-4 z-50 ml-auto flex max-w-md flex-col gap-3 sm:top-[calc(var(--spacing-header)+0.75rem)]"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts
        .filter((toast) => toast.visible)
        .map((toast) => {
          const [sign, colour = ''] = marks[toast.type] ?? []
          return (
            <div
              key={toast.id}
              {...toast.ariaProps}
              className="fade-in pointer-events-auto flex gap-3 rounded-box border border-edge bg-stone px-6 py-2 lift sm:py-4"
            >
              <span aria-hidden="true" className={`font-semibold ${colour}`}>
                {sign}
              </span>
              <span className="max-sm:line-clamp-2">
                {typeof toast.message === 'function' ? toast.message(toast) : toast.message}
              </span>
            </div>
          )
        })}
    </section>
  )
}
