import { content } from '../content.server.ts'
import { buttonClass } from '../ui/button.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'

/** The served HTML carries the label of the build's moment; `campaign-button.ts` changes it by the visitor's clock. */
export function CampaignButton({ className = '' }: { className?: string }) {
  const { switchAt, before, after, link } = content().site.campaign
  const live = Date.now() >= Date.parse(switchAt)
  return (
    <OutsideLink
      href={link.href}
      data-track="campaign"
      className={buttonClass('solid', `whitespace-nowrap px-4 text-[0.95rem] ${className}`)}
    >
      <span data-campaign={switchAt} data-before={before} data-after={after}>
        {live ? after : before}
      </span>
    </OutsideLink>
  )
}
