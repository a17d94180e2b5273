import type { DocumentGroup } from './document.ts'
import { DocumentRows } from './document-rows.tsx'
import { DownloadRow } from './download-row.tsx'
import type { SetSummary } from './download-rows.server.ts'
import { sectionId } from './section-id.ts'

/**
 * The documents of one category, folded up. Several may be open at once: each is a disclosure of its own. In a register
 * too long for one page a link to the set's own page stands in for the rows.
 */
export function DownloadGroup({ set, group }: { set: SetSummary; group: DocumentGroup }) {
  const { category, count, here, rows } = group
  return (
    <details className="download-fold border-seam border-b">
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold hover:text-brass">
        <span>{category}</span>
        <span className="text-ash text-sm min-[18rem]:whitespace-nowrap">
          {here < count ? `${here} of ${count}` : count}
          <span className="sr-only"> {count === 1 ? 'document' : 'documents'}</span>
          {here < count && <span className="max-sm:sr-only"> here</span>}
        </span>
      </summary>
      <div className="pb-3">
        {rows ? (
          <DocumentRows rows={rows}>{(row) => <DownloadRow key={row.downloadUrl} row={row} />}</DocumentRows>
        ) : (
          <a href={`/download/${set.slug}#${sectionId(category)}`} className="underline underline-offset-4">
            {count} documents of {set.title}: {category}
          </a>
        )}
      </div>
    </details>
  )
}
