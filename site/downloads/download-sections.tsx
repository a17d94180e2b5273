import { linkAlone } from '../ui/button.tsx'
import { DownloadGroup } from './download-group.tsx'
import type { SetSummary } from './download-rows.server.ts'

/** One section per game or set on /download; its id is the anchor the sidebar, the game pages and other sites use. */
export function DownloadSections({ sets }: { sets: readonly SetSummary[] }) {
  return (
    <div className="download-sets flex flex-col gap-10">
      {sets.map((set) => (
        <section
          key={set.slug}
          id={set.section}
          aria-labelledby={`${set.section}-title`}
          className="download-section flex flex-col gap-2"
        >
          <h2 id={`${set.section}-title`} className="font-carved text-heading">
            {set.title}
          </h2>
          <div>
            {set.groups.map((group) => (
              <DownloadGroup key={group.category} set={set} group={group} />
            ))}
          </div>
          <a href={`/download/${set.slug}`} className={`self-start ${linkAlone}`}>
            {set.title}: all documents on one page
          </a>
        </section>
      ))}
    </div>
  )
}
