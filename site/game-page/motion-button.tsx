import { Icon } from '../ui/icon.tsx'

/** Pauses and plays what moves by itself (`motion.client.ts`). `what` names it: "the row of pictures". */
export function MotionButton({ what }: { what: string }) {
  return (
    <RoundButton data-motion="paused" data-what={what} aria-label={`Play ${what}`}>
      <Icon name="play" className="size-5" />
      <Icon name="pause" className="size-5" />
    </RoundButton>
  )
}

const ring =
  'before:absolute before:inset-0 before:-z-10 before:rounded-full before:border before:border-edge before:bg-night/85 hover:before:border-accent'

/** An icon in a ring of 36 px; the button itself is 44 px wide. Hidden without script, which it needs. */
export function RoundButton(props: React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className={`noscript:hidden relative isolate grid size-11 shrink-0 place-items-center rounded-full hover:text-accent print:hidden ${ring}`}
    />
  )
}
