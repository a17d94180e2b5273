import { resolveValue, type ToastType, useToaster } from 'react-hot-toast/headless'

const toastIcons: Partial<Record<ToastType, [sign: string, colour: string]>> = {
  success: ['✓', 'text-moss'],
  error: ['!', 'text-ember'],
  loading: ['…', 'text-brass motion-safe:animate-pulse'],
}

const belowHeaderClass = 'lg:top-[calc(var(--spacing-header)+0.75rem)]'

/**
 * The specified durations and the limit of 20 are the library's own. Its headless half is used because the other one
 * injects a style element, which the site's Content-Security-Policy forbids.
 *
 * Below 64rem a toast has two lines at most: it covers the header, but not the outcome on the page, which says it in full.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster()
  return (
    <section
      aria-label="Notifications"
      className={`pointer-events-none fixed top-1 right-4 left-4 z-50 ml-auto flex max-w-md flex-col gap-3 ${belowHeaderClass}`}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts
        .filter((toast) => toast.visible)
        .map((toast) => {
          const [sign, colour = ''] = toastIcons[toast.type] ?? []
          return (
            <div
              key={toast.id}
              {...toast.ariaProps}
              className="fade-in pointer-events-auto flex gap-3 rounded-box border border-edge bg-stone px-6 py-2 lg:py-4"
            >
              <span aria-hidden="true" className={`font-semibold ${colour}`}>
                {sign}
              </span>
              <span className="max-lg:line-clamp-2">{resolveValue(toast.message, toast)}</span>
            </div>
          )
        })}
    </section>
  )
}
