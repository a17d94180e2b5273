import { memo } from 'react'
import type { SetSummary } from '../../../content/download-rows.ts'
import { Link } from '../ui/link.tsx'
import { DownloadGroup } from './download-group.tsx'

/**
 * One game or set on /download. Its id is the anchor the sidebar, the game pages and the outside world use. It is
 * drawn once: hundreds of sections need not follow every step of the sidebar's highlight.
 */
export const DownloadSection = memo(function DownloadSection({ set }: { set: SetSummary }) {
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
          <DownloadGroup key={group.category} set={set} group={group} />
        ))}
      </div>
      <Link
        to={`/download/${set.slug}`}
        className="inline-flex min-h-11 items-center self-start underline underline-offset-4 hover:text-brass"
      >
        {set.title}: all documents on one page
      </Link>
    </section>
  )
})
