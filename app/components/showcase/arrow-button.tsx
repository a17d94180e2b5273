import { Icon } from './icon.tsx'

/** One of the two arrows beside pictures; without script the pictures scroll by hand. */
export function ArrowButton({
  direction,
  label,
  onPress,
}: {
  direction: 'back' | 'forward'
  label: string
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="needs-script grid size-12 shrink-0 place-items-center rounded-full border border-edge bg-night/85 hover:border-accent hover:text-accent"
    >
      <Icon name={direction} />
    </button>
  )
}
