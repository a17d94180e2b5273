import { useSyncExternalStore } from 'react'
import { track } from '../consent/analytics.ts'
import { buttonClass } from '../ui/button.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import type { Frame } from './page.tsx'

/** Changes its label at the campaign's start by the visitor's clock; the served HTML carries the build's answer. */
export function CampaignButton({
  frame,
  className = '',
  onClick,
}: {
  frame: Frame
  className?: string
  onClick?: () => void
}) {
  const { switchAt, before, after, link } = frame.campaign
  const startsAt = Date.parse(switchAt)
  const live = useSyncExternalStore(
    (changed) => atMoment(startsAt, changed),
    () => Date.now() >= startsAt,
    () => Date.parse(frame.builtAt) >= startsAt,
  )
  return (
    <OutsideLink
      href={link.href}
      className={buttonClass('solid', `whitespace-nowrap px-4 text-[0.95rem] ${className}`)}
      onClick={() => {
        track('campaign')
        onClick?.()
      }}
    >
      {live ? after : before}
    </OutsideLink>
  )
}

/** Browsers fire a timer longer than this many ms at once. */
const longestTimer = 2_147_483_647

function atMoment(time: number, changed: () => void): () => void {
  const wait = time - Date.now()
  if (wait < 0 || wait > longestTimer) return () => {}
  const timer = setTimeout(changed, wait)
  return () => clearTimeout(timer)
}
