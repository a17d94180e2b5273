const icons = {
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  play: 'M7 4v16l13-8z',
  back: 'm15 5-7 7 7 7-1.500 1.500L5 12l8.500-8.500z',
  forward: 'm9 5 7 7-7 7 1.500 1.500L19 12l-8.500-8.500z',
} as const

/** The signs on the buttons of pictures and films; the buttons say in words what they do. */
export function Icon({ name, className = 'size-5' }: { name: keyof typeof icons; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className={className}>
      <path d={icons[name]} />
    </svg>
  )
}

/** A sign in a ring of 36 px, with room for a finger around it. Not there without script, where nothing moves but by hand. */
export function RoundButton({ className = '', ...rest }: React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={`needs-script relative isolate grid size-11 shrink-0 place-items-center rounded-full before:absolute before:inset-1 before:-z-10 before:rounded-full before:border before:border-edge before:bg-night/85 print:hidden hover:text-accent hover:before:border-accent ${className}`}
    />
  )
}

/** Pauses and plays what moves by itself (`motion.ts`); `what` is it in words, "the row of pictures". */
export function MotionButton({ what, className = '' }: { what: string; className?: string }) {
  return (
    <RoundButton
      data-motion="still"
      data-what={what}
      aria-label={`Play ${what}`}
      className={`group/motion ${className}`}
    >
      <Icon name="play" className="size-5 group-data-[motion=moving]/motion:hidden" />
      <Icon name="pause" className="size-5 group-data-[motion=still]/motion:hidden" />
    </RoundButton>
  )
}
