import { childrenOf, hasClass, within } from '../content.jsx'
import { HeroStrip } from '../interactive/hero-strip.jsx'

const buttonsIn = (element) =>
  childrenOf(element).flatMap((it) => (it.name === 'button' ? it : buttonsIn(it)))

/** The row of pictures over the hero's lower edge. */
export const heroStrip = {
  fits: ({ attribs }) => attribs['aria-label'] === 'Pictures of the game',
  show: (element, content) => {
    const buttons = buttonsIn(element)
    return (
      <HeroStrip
        slides={content(within(element, (it) => hasClass(it, 'strip')).children)}
        buttonClass={buttons[0].attribs.class}
        signs={buttons.map((it) => content(it.children))}
      />
    )
  },
}
