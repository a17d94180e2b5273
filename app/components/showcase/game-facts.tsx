import type { ReactNode } from 'react'
import type { Showcase } from '../../../content/showcase.server.ts'
import { OutsideLink } from '../ui/outside-link.tsx'
import { DocumentLinks, documentLink } from './document-links.tsx'

/**
 * What a visitor looks for first, in one block.
 *
 * | not known                              | said                     |
 * |----------------------------------------|--------------------------|
 * | players or play time                   | To be announced          |
 * | age, designers, year, developer        | nothing                  |
 * | database page, documents, rulebook     | nothing                  |
 */
export function GameFacts({ facts, documents, bgg }: Pick<Showcase, 'facts' | 'documents' | 'bgg'>) {
  const unknown = 'To be announced'
  const { playTime, players, minAge, designers, developer, platforms, year } = facts
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-6 gap-y-3 border-accent/60 border-l-2 pl-5">
      <Fact name="Play time">{playTime ?? unknown}</Fact>
      <Fact name="Players">{players ?? unknown}</Fact>
      {minAge && <Fact name="Age">{minAge}</Fact>}
      {year && <Fact name="Year">{year}</Fact>}
      {designers && (
        <Fact name={designers.length > 1 ? 'Designers' : 'Designer'} wide={designers.length > 1}>
          {designers.join(', ')}
        </Fact>
      )}
      {developer && <Fact name="Developer">{developer}</Fact>}
      {platforms && (
        <Fact name="Platforms" wide>
          {platforms.join(', ')}
        </Fact>
      )}
      {(documents || bgg) && (
        <Fact name="Documents and links" wide>
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

function Fact({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full' : ''}>
      <dt className="text-[0.95rem] text-ash">{name}</dt>
      <dd className="font-semibold leading-snug">{children}</dd>
    </div>
  )
}
