import { childrenOf, within } from '../content.jsx'
import { Carousel } from '../interactive/carousel.jsx'

const buttonsIn = (element) =>
  childrenOf(element).flatMap((it) => (it.name === 'button' ? it : buttonsIn(it)))

/** A feature's pictures; one picture alone has no arrows and needs no script. */
export const carousel = {
  fits: (element) =>
    element.attribs['aria-roledescription'] === 'carousel' && buttonsIn(element).length === 2,
  show: (element, content) => {
    const list = within(element, (it) => it.name === 'ul')
    const buttons = buttonsIn(element)
    return (
      <Carousel
        label={element.attribs['aria-label']}
        pictures={content(list.children)}
        buttonClass={buttons[0].attribs.class}
        arrows={buttons.map((it) => content(it.children))}
      />
    )
  },
}
