import type { Photo as PhotoOf } from '../pictures/pictures.server.ts'
import { buttonClass } from '../ui/button.tsx'
import { Photo } from '../ui/photo.tsx'
import { ScrollLink } from '../ui/scroll-link.tsx'

/** The grid is drawn for this many pictures (specification §9). */
const pictureCount = 5

/** The first view: the company's pitch over the largest of five pictures, the other four beside it. */
export function HomeGrid({
  title,
  intro,
  pictures,
}: {
  title: string
  intro: string[]
  pictures: PhotoOf[]
}) {
  // For whoever builds the site (specification §9).
  if (pictures.length !== pictureCount)
    console.warn(`The home grid shows exactly ${pictureCount} pictures, it was given ${pictures.length}.`)
  const [main, ...others] = pictures
  return (
    <section className="@container mx-auto grid max-w-[120rem] gap-2 lg:h-[calc(100dvh-var(--spacing-header))] lg:max-h-[62rem] lg:min-h-[44rem] lg:grid-cols-[5fr_2fr_2fr] lg:grid-rows-2 lg:p-2">
      <div className="relative flex min-w-0 flex-col lg:row-span-2">
        {main && (
          <Photo
            photo={main}
            sizes="(min-width: 1024px) 50vw, 100vw"
            first
            className="aspect-4/3 w-full object-cover max-lg:object-top max-lg:[mask-image:linear-gradient(black_70%,transparent)] lg:absolute lg:inset-0 lg:aspect-auto lg:h-full"
          />
        )}
        <div className="lg:scrim-bottom relative flex flex-col items-start gap-5 px-4 pb-10 max-lg:-mt-[14vw] sm:px-6 lg:mt-auto lg:pt-24 lg:max-2xl:gap-4 lg:max-2xl:pb-6 lg:pl-[calc(max(0px,(100cqw+1rem-var(--container-page))/2)+1rem)]">
          <h1 className="over-picture font-carved text-display text-balance lg:max-2xl:text-[clamp(2.3rem,3.4vw,3rem)]">
            {title}
          </h1>
          {intro.map((paragraph) => (
            <p
              key={paragraph}
              className="max-w-prose text-lead lg:max-2xl:text-[1.1rem] lg:max-2xl:leading-normal"
            >
              {paragraph}
            </p>
          ))}
          <ScrollLink target="we-stand" offset={80} className={buttonClass('solid', 'mt-2')}>
            OUR IDEA
          </ScrollLink>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-2 md:max-lg:grid-cols-4 lg:col-span-2 lg:row-span-2 lg:grid-rows-2">
        {others.map((picture) => (
          <Photo
            key={picture.base}
            photo={picture}
            sizes="(min-width: 768px) 25vw, 50vw"
            className="aspect-4/5 size-full object-cover lg:aspect-auto"
          />
        ))}
      </div>
    </section>
  )
}
