import { useEarlyPress } from '../ui/use-early-press.ts'
import { Icon } from './icon.tsx'

type RoundButtonProps = {
  icon: React.ComponentProps<typeof Icon>['name']
  label: string
  onPress: () => void
  className?: string
}

/** A sign in a ring on pictures and films; it is not there without script, where nothing moves but by hand. */
export function RoundButton({ icon, label, onPress, className = '' }: RoundButtonProps) {
  return (
    <button
      ref={useEarlyPress()}
      type="button"
      aria-label={label}
      onClick={onPress}
      className={`needs-script grid size-12 shrink-0 place-items-center rounded-full border border-edge bg-night/85 print:hidden hover:border-accent hover:text-accent ${className}`}
    >
      <Icon name={icon} />
    </button>
  )
}
