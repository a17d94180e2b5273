import { content } from '../content.server.ts'
import { photo } from '../pictures/pictures.server.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Photo } from '../ui/photo.tsx'

/** The place of the contact screens on the page. */
export const contactFrame = 'page-edge py-8 lg:py-12'

/** Which form, or which place elsewhere, a visitor wants. */
export function TopicChooser() {
  return (
    <div className={contactFrame}>
      <h1 className="mb-8 display-face text-display text-balance">PLEASE CHOOSE YOUR TOPIC</h1>
      {/* Seven topics, the first as wide as two: no row is left with a gap. */}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {content().site.contactTopics.map(({ label, to, external, image }, index) => {
          const Tile = external ? OutsideLink : 'a'
          return (
            <li key={label} className="sm:first:col-span-2">
              <Tile
                href={to}
                className="group relative block h-32 overflow-hidden rounded-box sm:h-56 2xl:h-72"
              >
                <Photo
                  photo={{ ...photo('site', image), alt: '' }}
                  sizes={
                    index === 0
                      ? '(min-width: 1024px) 50vw, 92vw'
                      : '(min-width: 1024px) 25vw, (min-width: 640px) 46vw, 92vw'
                  }
                  first={index === 0}
                  className="size-full object-cover brightness-90 transition-[filter] duration-500 group-hover:brightness-115"
                />
                <span className="scrim-bottom absolute inset-x-0 bottom-0 px-4 pt-16 pb-4 text-center display-face topic-name leading-snug text-balance">
                  {label}
                  {external && <span aria-hidden="true">&nbsp;↗</span>}
                </span>
              </Tile>
            </li>
          )
        })}
      </ul>
      <section aria-labelledby="who-else" className="mt-16">
        <h2 id="who-else" className="mb-4 display-face text-heading">
          Not in the list?
        </h2>
        <dl className="grid gap-x-4 gap-y-6 sm:grid-cols-2 lg:gap-x-6">
          {others.map(({ who, where }) => (
            <div key={who}>
              <dt className="font-semibold text-balance">{who}</dt>
              <dd className="text-ash">{where}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

/** The seven topics are fixed (docs/specification.md, "Contact topics"); these visitors find themselves in none of their names. */
const others = [
  {
    who: 'Bloggers, podcasters and video makers',
    where: 'Choose a press contact: one is for board games, the other for digital games.',
  },
  {
    who: 'Authors of board games',
    where: 'Choose Games Prototypes. The terms are on that page, in four lines.',
  },
]
