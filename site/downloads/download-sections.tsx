import { memo, useRef } from 'react'
import type { SetSummary } from '../content/download-rows.ts'
import { asServed } from '../old/as-served.ts'
import { linkAlone } from '../ui/link.tsx'
import { DownloadGroup } from './download-group.tsx'
import { OpenedGroups } from './opened-groups.tsx'
import { type Section, sectionsOf } from './sections-of.ts'
import { useServedLinks } from './use-served-links.ts'

/** One section per game or set on /download. Without `sets` those of the served page are left as they are. */
export function DownloadSections({ sets }: { sets: readonly SetSummary[] | undefined }) {
  const frame = useRef<HTMLDivElement>(null)
  useServedLinks(frame)
  return (
    <div ref={frame}>
      {sets ? <Drawn sets={sets} /> : <div {...asServed} />}
      <OpenedGroups list={frame} />
    </div>
  )
}

/** Drawn once: the sections need not follow every step of the screen. */
const Drawn = memo(function Drawn({ sets }: { sets: readonly SetSummary[] }) {
  return (
    <div className="download-sets flex flex-col gap-10">
      {sectionsOf(sets).map((it) => (
        <DrawnSection key={it.id} {...it} />
      ))}
    </div>
  )
})

/**
 * Its id is the anchor the sidebar, the game pages and the outside world use. Nothing in it may need a script of its
 * own: browsers get it as HTML alone (`as-served.ts`), and `opened-groups.tsx` does the rest for all sections at once.
 */
function DrawnSection({ id, title, sets, byLetter }: Section) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="download-section flex flex-col gap-2">
      <h2 id={`${id}-title`} className="font-carved text-heading">
        {title}
      </h2>
      {byLetter ? (
        <ul className="download-names">
          {sets.map((set) => (
            <ListedSet key={set.slug} set={set} />
          ))}
        </ul>
      ) : (
        sets.map((set) => <Groups key={set.slug} set={set} />)
      )}
    </section>
  )
}

function Groups({ set }: { set: SetSummary }) {
  return (
    <>
      <div>
        {set.groups.map((group) => (
          <DownloadGroup key={group.category} set={set} group={group} />
        ))}
      </div>
      <a href={`/download/${set.slug}`} className={`self-start ${linkAlone}`}>
        {set.title}: all documents on one page
      </a>
    </>
  )
}

/** Keeps the set's own anchor, which other pages and the outside world know. */
function ListedSet({ set: { slug, section, title, listed } }: { set: SetSummary }) {
  return (
    <li id={section}>
      <a href={`/download/${slug}`}>{title}</a> {listed?.count}
      <span className="sr-only"> {listed?.count === 1 ? 'document' : 'documents'}</span>
    </li>
  )
}
