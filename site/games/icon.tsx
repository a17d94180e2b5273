const paths = {
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  play: 'M7 4v16l13-8z',
  back: 'm15 5-7 7 7 7-1.500 1.500L5 12l8.500-8.500z',
  forward: 'm9 5 7 7-7 7 1.500 1.500L19 12l-8.500-8.500z',
} as const

/** The signs on the buttons of pictures and films; the buttons say in words what they do. */
export function Icon({ name, className = 'size-5' }: { name: keyof typeof paths; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className={className}>
      <path d={paths[name]} />
    </svg>
  )
}
