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

/** A round button of 44 px with an icon, in a group of `controls`. */
export function RoundButton(props: React.ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      className="grid size-11 shrink-0 place-items-center rounded-full hover:text-accent"
    />
  )
}
