import { content } from '../content/content.server.ts'
import { pictureOf } from '../pictures/pictures.server.ts'
import { isOutside, Link, linkUnderlined } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

/** Which form, or which place elsewhere, a visitor wants. */
export function TopicChooser() {
  const { contactTopics } = content().site
  return (
    <div className="page-edge py-8 lg:py-12">
      <h1 className="mb-6 display-face text-display text-balance sm:mb-8">PLEASE CHOOSE YOUR TOPIC</h1>
      <ul className="topics">
        {contactTopics.map(({ label, note, to, image }, index) => (
          <li key={label}>
            <Link href={to} className="topic group">
              <Picture
                picture={pictureOf('site', image)}
                alt=""
                sizes={index < contactTopics.length - 1 ? oneColumn : wholeRow}
                eager={index === 0}
                className="lighten object-cover"
              />
              <span className="topic-words">
                <span className="display-face topic-name leading-snug text-balance xl:text-lead 2xl:text-heading">
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
