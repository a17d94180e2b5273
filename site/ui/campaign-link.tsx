import type { SiteContent } from '../content-files/site-schema.ts'
import { NewTabLink } from './link.tsx'

/**
 * The served HTML carries the label of the build's moment; `campaign-link.client.ts` changes it by the visitor's clock. Its
 * event names the button "agricola", as docs/specification.md ("Consent") asks, whatever the campaign is.
 */
export function CampaignLink({ campaign, className }: Pick<SiteContent, 'campaign'> & { className: string }) {
  const { switchAt, before, after, link } = campaign
  const live = Date.now() >= Date.parse(switchAt)
  return (
    <NewTabLink href={link.href} data-track="follow_button agricola" className={className}>
      <span data-campaign={switchAt} data-before={before} data-after={after}>
        {live ? after : before}
      </span>
    </NewTabLink>
  )
}
