import { memo, useRef } from 'react'
import type { SetSummary } from '../../../content/download-rows.ts'
import { asServed } from '../../lib/as-served.ts'
import { DownloadGroup } from './download-group.tsx'
import { longMark } from './long-mark.ts'
import { OpenedGroups } from './opened-groups.tsx'
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
    <div className="download-sets flex flex-col gap-10" data-long={longMark(sets)}>
      {sets.map((set) => (
        <Section key={set.slug} set={set} />
      ))}
    </div>
  )
})

/**
 * Its id is the anchor the sidebar, the game pages and the outside world use. Nothing in it may need a script of its
 * own: browsers get it as HTML alone (`as-served.ts`), and `opened-groups.tsx` does the rest for all sections at once.
 */
function Section({ set }: { set: SetSummary }) {
  return (
    <section
      id={set.section}
      aria-labelledby={`${set.section}-title`}
      className="download-section flex flex-col gap-2"
    >
      <h2 id={`${set.section}-title`} className="font-carved text-heading">
        {set.title}
      </h2>
      <div>
        {set.groups.map((group) => (
          <DownloadGroup key={group.category ?? set.slug} set={set} group={group} />
        ))}
      </div>
      <a
        href={`/download/${set.slug}`}
        className="inline-flex min-h-11 items-center self-start underline underline-offset-4 hover:text-brass"
      >
        {set.title}: all documents on one page
      </a>
    </section>
  )
}
