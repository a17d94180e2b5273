import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { ScrollLink } from '../ui/scroll-link.tsx'
import type { GameFile } from './schema.ts'

/** Keeps the header's height free above the section the first button leads to, in px. */
const headerOffset = 80

/** The first leaves the site or scrolls to a section, the second leaves the site or leads to the downloads. */
export function HeroButtons(hero: Partial<Omit<GameFile['hero'], 'image' | 'slides'>>) {
  const { buttonOneText = 'Discover More', buttonOneLink, buttonOneTarget } = hero
  const { buttonTwoText = 'Manuals & Files', buttonTwoLink } = hero
  return (
    <div className="flex flex-wrap gap-3">
      {buttonOneLink && <ButtonLink href={buttonOneLink}>{buttonOneText}</ButtonLink>}
      {buttonOneTarget && (
        <ScrollLink target={buttonOneTarget} offset={headerOffset} className={buttonClass('solid')}>
          {buttonOneText}
        </ScrollLink>
      )}
      <ButtonLink href={buttonTwoLink ?? '/download'} look="line">
        {buttonTwoText}
      </ButtonLink>
    </div>
  )
}
