import type { ReactNode } from 'react'
import { OutsideLink } from '../ui/outside-link.tsx'
import { siteTexts } from '../ui/site-texts.ts'
import { DocumentLinks, documentLink } from './document-links.tsx'
import type { Showcase } from './showcase.server.ts'

type FactsBlockProps = Pick<Showcase, 'released' | 'facts' | 'documents' | 'bgg'>

/**
 * What a visitor looks for first, in one block.
 *
 * | not known                              | said                     |
 * |----------------------------------------|--------------------------|
 * | players or play time, game not out yet | To be announced          |
 * | players or play time, game out         | nothing                  |
 * | age, designers, year, developer        | nothing                  |
 * | database page, documents, rulebook     | nothing                  |
 */
export function FactsBlock({ released, facts, documents, bgg }: FactsBlockProps) {
  const { minAge, designers, developer, platforms, year } = facts
  const unknown = released ? undefined : siteTexts.toBeAnnounced
  const { playTime = unknown, players = unknown } = facts
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.25rem,1fr))] gap-x-4 gap-y-3 border-accent/60 border-l-2 pl-5">
      {playTime && <ShortFact name="Play time" text={playTime} />}
      {players && <ShortFact name="Players" text={players} />}
      {minAge && <Fact name="Age">{minAge}</Fact>}
      {year && <Fact name="Year">{year}</Fact>}
      {designers && (
        <Fact
          name={designers.length > 1 ? 'Designers' : 'Designer'}
          span={designers.length > 1 ? 'row' : 'two'}
        >
          {designers.join(', ')}
        </Fact>
      )}
      {developer && <Fact name="Developer">{developer}</Fact>}
      {platforms && (
        <Fact name="Platforms" span="row">
          {platforms.map((it) => it.replaceAll(' ', '\u00a0')).join(', ')}
        </Fact>
      )}
      {(documents || bgg) && (
        <Fact name="Documents and links" span="row">
          <span className="flex flex-wrap gap-x-5">
            {documents && <DocumentLinks documents={documents} />}
            {bgg && (
              <OutsideLink href={bgg} className={documentLink}>
                BoardGameGeek
              </OutsideLink>
            )}
          </span>
        </Fact>
      )}
    </dl>
  )
}

/** Longer than this a text would break in a single column. */
const columnLetters = 14

function ShortFact({ name, text }: { name: string; text: string }) {
  return (
    <Fact name={name} span={text.length > columnLetters ? 'two' : 'one'}>
      {text}
    </Fact>
  )
}

const spans = { one: '', two: 'sm:col-span-2', row: 'col-span-full' } as const

function Fact({
  name,
  span = 'one',
  children,
}: {
  name: string
  span?: keyof typeof spans
  children: ReactNode
}) {
  return (
    <div className={spans[span]}>
      <dt className="text-ash text-base">{name}</dt>
      <dd className="font-semibold leading-snug text-balance">{children}</dd>
    </div>
  )
}
