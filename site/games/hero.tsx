import type { ReactNode } from 'react'
import { NameInLines } from '../ui/name-in-lines.tsx'
import { Photo } from '../ui/photo.tsx'
import { FactsBlock } from './facts-block.tsx'
import { HeroButtons } from './hero-buttons.tsx'
import type { Showcase } from './showcase.server.ts'

/** Names longer than this wear a smaller size, so that the first view still holds facts and buttons. */
const longName = 26

/**
 * The first view: the picture fills it on wide screens, with the text on its calm left. On small ones the picture
 * comes first, then title, facts and buttons; the longer text is moved below them. `children` is the row of pictures.
 */
export function Hero({ game, children }: { game: Showcase; children?: ReactNode }) {
  const { name, tags, hero } = game
  return (
    <header className="relative isolate flex flex-col lg:min-h-[calc(100dvh-var(--spacing-header))]">
      <Photo
        photo={hero.image}
        sizes="100vw"
        first
        className="aspect-3/2 max-h-[55dvh] w-full object-cover object-[72%_50%] sm:aspect-video lg:absolute lg:inset-0 lg:-z-10 lg:aspect-auto lg:h-full lg:max-h-none lg:object-[60%_50%]"
      />
      <div aria-hidden="true" className="hero-shade absolute inset-0 -z-10" />
      <div className="mx-auto grid w-full max-w-page flex-1 gap-10 px-4 py-8 sm:px-6 lg:grid-cols-[30rem_minmax(0,1fr)] lg:gap-14 lg:py-10 xl:grid-cols-[34rem_minmax(0,1fr)] 2xl:grid-cols-[38rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6 lg:justify-center">
          <h1 className={`title-face text-balance ${name.length > longName ? 'long-name' : 'text-display'}`}>
            <NameInLines>{name}</NameInLines>
          </h1>
          <div className="flex flex-col gap-4 max-lg:order-last">
            <p className="text-lead">{hero.desc}</p>
            <ul aria-label="Tags" className="flex flex-wrap gap-x-4 gap-y-1 text-accent">
              {tags.map((tag) => (
                <li key={tag}>#{tag}</li>
              ))}
            </ul>
          </div>
          <FactsBlock {...game} />
          <HeroButtons {...hero} />
        </div>
        <div className="min-w-0 lg:ml-auto lg:w-full lg:max-w-84 lg:self-end">{children}</div>
      </div>
    </header>
  )
}
