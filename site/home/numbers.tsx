import { ButtonLink, buttonClass } from '../ui/button.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { ScrollLink } from '../ui/scroll-link.tsx'
import { SectionTitle } from '../ui/section-title.tsx'

/** The company in six numbers; the button leads to the grid of games, which only very wide screens show, elsewhere to their page. */
export function Numbers({
  product,
  numbers,
}: {
  product: string
  numbers: { value: string; label: string }[]
}) {
  return (
    <section id="in-numbers" className="border-seam border-y bg-coal max-xl:border-b-0">
      <Reveal className="mx-auto flex max-w-page flex-col items-center gap-12 px-4 sm:px-6 py-20 text-center lg:py-24">
        <SectionTitle className="uppercase">{product} IN NUMBERS</SectionTitle>
        <ul className="grid w-full gap-x-4 gap-y-8 sm:grid-cols-2 md:grid-cols-3 md:gap-y-10">
          {numbers.map(({ value, label }) => (
            <li key={label}>
              <span className="block font-carved text-brass text-title md:max-lg:text-heading min-[18rem]:whitespace-nowrap">
                {value}
              </span>{' '}
              <span className="block text-ash">{label}</span>
            </li>
          ))}
        </ul>
        <ScrollLink target="our-games" offset={80} className={buttonClass('line', 'max-xl:hidden')}>
          OUR GAMES
        </ScrollLink>
        <ButtonLink href="/our-games" className="uppercase xl:hidden">
          All our games
        </ButtonLink>
      </Reveal>
    </section>
  )
}
