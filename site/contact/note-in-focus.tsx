import { useEffect, useRef } from 'react'

/** A result that takes focus when it appears: it is read out, and keyboard and eyes go on from it (WCAG 4.1.3). */
export function NoteInFocus({ className = '', ...rest }: React.ComponentProps<'div'>) {
  const note = useRef<HTMLDivElement>(null)

  // The document's focus and the window's scroll position.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'start' })
    note.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div
      ref={note}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the result is where a page that answers without script begins
      autoFocus
      {...rest}
      className={`flex flex-col gap-3 rounded-box border-2 bg-coal p-6 ${className}`}
    />
  )
}
