import type { Showcase } from './showcase.server.ts'
import { ShowcaseTitle } from './showcase-title.tsx'

type BoxAndPlayProps = { rows: Showcase['boxAndPlay'] }

/** What is in the box and how it plays, from the facts alone; nothing where no fact is known. */
export function BoxAndPlay({ rows }: BoxAndPlayProps) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="box-and-play" className="border-seam/60 border-b">
      <div className="mx-auto flex max-w-page flex-col gap-8 px-4 py-14 sm:px-6 lg:py-20">
        <ShowcaseTitle id="box-and-play">Box and play</ShowcaseTitle>
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
          {rows.map(({ label, lines }) => (
            <div key={label} className="border-accent/60 border-l-2 pl-5">
              <dt className="text-ash">{label}</dt>
              {lines.map((line) => (
                <dd key={line} className="leading-snug not-first-of-type:mt-1">
                  {line}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
