import type { WithMedia } from '../content-files/media.ts'
import { isOutside, Link, linkRowClass } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import type { ContactContent } from './contact-schema.ts'

/** Enlarged text has fewer columns. */
const columnsClass = 'grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] sm:grid-cols-3 @4xl:grid-cols-4'

const boxClass = 'rounded-box border border-seam bg-coal sm:min-h-64 2xl:min-h-96'

/** Which form, or which place elsewhere, a visitor wants. */
export function ContactPage({ topics }: { topics: WithMedia<ContactContent['topics']> }) {
  return (
    <div className="@container page-edge pt-4 sm:pt-8 pb-12 lg:pb-16">
      <h1 className="mb-4 sm:mb-6 display-face text-display text-balance">PLEASE CHOOSE YOUR TOPIC</h1>
      <ul className={`topics grid ${columnsClass} gap-2 sm:gap-4`}>
        {topics.map(({ label, note, to, image }, index) => (
          <li key={label}>
            <Link
              href={to}
              className={`group relative flex h-full min-h-39 flex-col justify-end overflow-hidden ${boxClass}`}
            >
              <Picture
                picture={image}
                alt=""
                sizes={index < topics.length - 1 ? columnSizes : rowSizes}
                eager={index === 0}
                className="lighten topic-picture"
              />
              {/* The note is above the name, so that all names of a row end on one line. */}
              <span className="scrim-bottom over-picture relative flex flex-col-reverse px-2 pt-6 pb-2 sm:px-4 sm:pt-16 sm:pb-3">
                <span className="display-face topic-name leading-snug text-balance">
                  {label.replace(labelEnd, '')}
                  <span aria-hidden="true" className="font-text text-accent">
                    &nbsp;{isOutside(to) ? '↗' : '→'}
                  </span>
                </span>{' '}
                <span className="text-ash text-sm">{labelEnd.exec(label)?.[0].trim() ?? note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-ash">
        Press kit and pictures are in the{' '}
        <a href="/press" className={`text-bone ${linkRowClass}`}>
          press room
        </a>
        .
      </p>
    </div>
  )
}

/** The end of a label, like "(Board Games)". */
const labelEnd = / \(.*\)$/

const columnSizes = '(min-width: 1024px) 25vw, (min-width: 640px) 33vw, 48vw'
const rowSizes = '(min-width: 1024px) 50vw, 94vw'
