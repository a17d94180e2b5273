import { hasClass } from '../content.jsx'
import { Reveal } from '../interactive/reveal.jsx'

/** A section that fades in whenever a fifth of it is visible. */
export const reveal = {
  fits: (element) => hasClass(element, 'reveal'),
  show: (element, content) => <Reveal className={element.attribs.class}>{content()}</Reveal>,
}
