import { content } from '../content/content.server.ts'
import { sitePicture } from '../pictures/pictures.server.ts'
import { isOutside, Link, linkUnderlined } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

/** Which form, or which place elsewhere, a visitor wants. */
export function ContactPage() {
  const { contactTopics } = content().site
  return (
    <div className="@container page-edge py-8 lg:py-12">
      <h1 className="mb-6 display-face text-display text-balance sm:mb-8">PLEASE CHOOSE YOUR TOPIC</h1>
      {/* The last tile is as wide as its row has room. On phones they are rows. Enlarged text has fewer columns. */}
      <ul className="grid gap-2 sm:grid-cols-3 sm:gap-4 sm:*:last:col-span-full @4xl:grid-cols-4 @4xl:*:last:col-[3/-1]">
        {contactTopics.map(({ label, note, to, image }, index) => (
          <li key={label}>
            {/* The first column is in pixels: with enlarged text the words need the room. */}
            <Link
              href={to}
              className="group relative grid h-full min-h-18 grid-cols-[112px_1fr] items-center overflow-hidden rounded-box bg-coal sm:block sm:min-h-56 xl:min-h-64 2xl:min-h-96"
            >
              <Picture
                picture={sitePicture(image)}
                alt=""
                sizes={index < contactTopics.length - 1 ? oneColumn : wholeRow}
                eager={index === 0}
                className="lighten absolute inset-y-0 left-0 h-full w-[96px] object-cover object-[50%_65%] sm:w-full"
              />
              {/* The note is above the name, so that all names of a row end on one line. */}
              <span className="col-start-2 flex flex-col-reverse py-2 sm:scrim-bottom sm:absolute sm:inset-x-0 sm:bottom-0 sm:px-4 sm:pt-16 sm:pb-3">
                <span className="display-face topic-name leading-snug text-balance">
                  {label.replace(kindOfGames, '')}
                  {isOutside(to) && <span aria-hidden="true">&nbsp;↗</span>}
                </span>{' '}
                <span className="text-ash text-sm">{kindOfGames.exec(label)?.[0].trim() ?? note}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-ash">
        Press kit and pictures are in the{' '}
        <a href="/press" className={`text-bone hover:text-brass ${linkUnderlined}`}>
          press room
        </a>
        .
      </p>
    </div>
  )
}

/** The end of a label, like "(Board Games)". */
const kindOfGames = / \(.*\)$/

const oneColumn = '(min-width: 1024px) 25vw, (min-width: 640px) 33vw, 96px'
const wholeRow = '(min-width: 1024px) 50vw, (min-width: 640px) 94vw, 96px'
