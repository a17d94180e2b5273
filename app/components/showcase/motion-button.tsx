import { Icon } from './icon.tsx'

/** Pauses and plays what moves by itself; it does nothing without script, where nothing moves. */
export function MotionButton({
  moving,
  what,
  onToggle,
  className = '',
}: {
  moving: boolean
  what: string
  onToggle: () => void
  className?: string
}) {
  return (
    <button
      type="button"
      aria-label={`${moving ? 'Pause' : 'Play'} ${what}`}
      onClick={onToggle}
      className={`needs-script grid size-12 shrink-0 place-items-center rounded-full border border-edge bg-night/85 hover:border-accent hover:text-accent ${className}`}
    >
      <Icon name={moving ? 'pause' : 'play'} />
    </button>
  )
}
