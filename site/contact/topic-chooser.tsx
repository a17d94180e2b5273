import { content } from '../content.server.ts'
import { pictureOf } from '../pictures/pictures.server.ts'
import { OutsideLink } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'

/** Which form, or which place elsewhere, a visitor wants. */
export function TopicChooser() {
  return (
    <div className="page-edge py-8 lg:py-12">
      <h1 className="mb-6 display-face text-display text-balance sm:mb-8">PLEASE CHOOSE YOUR TOPIC</h1>
      <div className="topics">
        <ul className="contents">
          {content().site.contactTopics.map(({ label, note, to, external, image }, index) => {
            const Tile = external ? OutsideLink : 'a'
            return (
              <li key={label}>
                <Tile href={to} className="topic group">
                  <Picture
                    picture={pictureOf('site', image)}
                    alt=""
                    sizes="(min-width: 1024px) 25vw, (min-width: 640px) 33vw, 96px"
                    first={index === 0}
                    className="object-cover brightness-90 transition-[filter] duration-500 group-hover:brightness-115"
                  />
                  <span className="topic-words">
                    <span className="display-face topic-name block leading-snug text-balance xl:text-lead 2xl:text-heading">
                      {label}
                      {external && <span aria-hidden="true">&nbsp;↗</span>}
                    </span>
                    {note && <span className="block text-ash text-sm">{note}</span>}
                  </span>
                </Tile>
              </li>
            )
          })}
        </ul>
        <section
          aria-labelledby="who-else"
          className="flex flex-col justify-center rounded-box bg-coal px-4 py-4 text-ash sm:px-6"
        >
          <h2 id="who-else" className="display-face text-bone text-heading">
            Not in the list?
          </h2>
          <p>
            Press kit and pictures:{' '}
            <a href="/press" className={inText}>
              Press room
            </a>
          </p>
          <p>
            Blogs, podcasts, videos:{' '}
            <a href="/contact/press-contact" className={inText}>
              Press Contact
            </a>
          </p>
        </section>
      </div>
    </div>
  )
}

const inText = 'inline-flex min-h-11 items-center text-bone underline underline-offset-4 hover:text-brass'
