import { RoundButton } from './round-button.tsx'

/** Pauses and plays what moves by itself. */
export function MotionButton({
  moving,
  what,
  onToggle,
  className,
}: {
  moving: boolean
  what: string
  onToggle: () => void
  className?: string
}) {
  return (
    <RoundButton
      icon={moving ? 'pause' : 'play'}
      label={`${moving ? 'Pause' : 'Play'} ${what}`}
      onPress={onToggle}
      className={className}
    />
  )
}
