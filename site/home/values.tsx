import { buttonClass } from '../ui/button.tsx'
import { Reveal } from '../ui/reveal.tsx'
import { ScrollLink } from '../ui/scroll-link.tsx'
import { SectionTitle } from '../ui/section-title.tsx'

/** Passion, community, inspiration. */
export function Values({ values }: { values: { title: string; desc: string }[] }) {
  return (
    <section id="we-stand" className="mx-auto max-w-page px-4 py-20 sm:px-6 lg:py-28">
      <Reveal className="flex flex-col items-center gap-12 text-center">
        <SectionTitle>WHAT DO WE STAND FOR?</SectionTitle>
        <ul className="grid gap-12 text-left md:grid-cols-3 md:gap-8 lg:gap-16">
          {values.map(({ title, desc }) => (
            <li key={title} className="flex flex-col gap-3 border-seam border-t pt-6">
              <h3 className="font-carved text-brass text-heading">{title}</h3>
              <p className="text-bone/90">{desc}</p>
            </li>
          ))}
        </ul>
        <ScrollLink target="in-numbers" offset={80} className={buttonClass('line')}>
          IN NUMBERS
        </ScrollLink>
      </Reveal>
    </section>
  )
}
