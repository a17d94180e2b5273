import { Fragment } from 'react'
import { content } from '../content.server.ts'
import type { GameDocuments } from '../downloads/downloads.server.ts'
import { linkUnderlined, OutsideLink } from '../ui/button.tsx'
import { fileSize } from '../ui/file-size.ts'
import { type Game, getItLabel } from './game.ts'

const linkClass = `${linkUnderlined} hover:text-accent`

/** What is in the box and how it plays, and links to shop, documents, database and support. */
export function BoxAndPlay({ game, documents }: { game: Game; documents: GameDocuments }) {
  const { kind, boxAndPlay = [], bgg, getIt } = game
  return (
    <section aria-labelledby="box-and-play" className="page-edge py-16">
      <div className="flex flex-col gap-8">
        <h2 id="box-and-play" className="display-face section-title">
          {kind === 'boardGame' ? 'Box and play' : 'How it plays'}
        </h2>
        <dl className="gap-x-16 lg:columns-2">
          {boxAndPlay.map(({ label, value }) => (
            <div
              key={label}
              className="grid break-inside-avoid grid-cols-[minmax(0,1fr)] gap-x-6 border-seam border-t py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <dt className="text-ash">{label}</dt>
              <dd>
                {value.map((line) => (
                  <Fragment key={line}>
                    <p>{line}</p>
                    <BoxDrawing line={line} />
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap items-center gap-x-6">
          {getIt && (
            <OutsideLink href={getIt} className={linkClass}>
              {getItLabel(game, getIt)}
            </OutsideLink>
          )}
          <DocumentLinks kind={kind} documents={documents} />
          {bgg && (
            <OutsideLink href={bgg} className={linkClass}>
              {kind === 'videoGame' ? 'The board game on BoardGameGeek' : 'BoardGameGeek'}
            </OutsideLink>
          )}
          {kind === 'boardGame' && (
            <OutsideLink href={content().site.links.support.href} className={linkClass}>
              A part is missing? Write to support
            </OutsideLink>
          )}
        </p>
      </div>
    </section>
  )
}

/** The edge of a usual die, in cm. */
const die = 1.6

/** The edges of a block, seen from the front and a little from above, as an SVG path. */
function blockPath(x: number, floor: number, width: number, depth: number, height: number): string {
  const [right, up, top] = [depth * 0.43, depth * 0.25, floor - height]
  return `M${x} ${floor}v${-height}h${width}v${height}zM${x} ${top}l${right} ${-up}h${width}l${-right} ${up}M${x + width} ${floor}l${right} ${-up}v${-height}`
}

/** Draws the box to scale beside a die, where a line is the size of a box: "29.7 × 29.7 × 14.5 cm", the height last. */
function BoxDrawing({ line }: { line: string }) {
  const measures = /^([\d.]+) × ([\d.]+) × ([\d.]+) cm$/.exec(line)?.slice(1).map(Number)
  const [width, depth, height] = measures ?? []
  if (!width || !depth || !height) return null
  const floor = height + depth * 0.25 + 0.2
  return (
    <figure className="mt-3 max-w-xs">
      <svg
        role="img"
        aria-label={`The box beside a die of ${die * 10} mm, to scale`}
        viewBox={`-0.2 0 ${width + depth * 0.43 + 1} ${floor + 0.2}`}
        className="w-full fill-none stroke-[1.5] *:[vector-effect:non-scaling-stroke]"
      >
        <path d={blockPath(0, floor, width, depth, height)} className="stroke-accent" />
        <path d={blockPath(width + depth * 0.2 + 2, floor, die, die, die)} className="stroke-bone" />
      </svg>
      <figcaption className="mt-4 text-ash text-sm">To scale, beside a die of {die * 10} mm</figcaption>
    </figure>
  )
}

/**
 * Links to the game's rulebook, where its file is on the site, and to all of its documents. A video game has the documents
 * of the board game it is made from, and the links say so.
 */
function DocumentLinks({ kind, documents }: Pick<Game, 'kind'> & { documents: GameDocuments }) {
  const { rulebook, count, path } = documents
  const prefix = kind === 'videoGame' ? 'The board game: ' : ''
  return (
    <>
      {rulebook && (
        <OutsideLink href={rulebook.path} className={linkClass}>
          {[`${prefix}Rulebook`, rulebook.version].filter((part) => part).join(' ')} (PDF, English
          {rulebook.bytes !== undefined && `, ${fileSize(rulebook.bytes)}`})
        </OutsideLink>
      )}
      {count > (rulebook ? 1 : 0) && (
        <a href={path} className={linkClass}>
          {prefix}
          {count === 1 ? 'One document' : `All ${count} documents`}
        </a>
      )}
    </>
  )
}
