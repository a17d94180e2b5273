import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { Row, SetSummary } from '../../../content/download-rows.ts'
import { languages } from '../../../content/languages.ts'
import { sectionId } from '../../../content/section-id.ts'
import type { loader } from '../../routes/download-set.tsx'
import { Link } from '../ui/link.tsx'
import { byLanguage, shownInstead } from './by-language.ts'
import { DownloadRow } from './download-row.tsx'
import { useLanguage } from './use-language.ts'

type Group = SetSummary['groups'][number]
type SetName = Pick<SetSummary, 'slug' | 'title'>

/** The documents of one category, folded up. Several may be open at once: each is a disclosure of its own. */
export function DownloadGroup({ set, group }: { set: SetName; group: Group }) {
  return group.rows ? (
    <Fold category={group.category} count={group.count}>
      <DownloadRows rows={group.rows} />
    </Fold>
  ) : (
    <FetchedGroup set={set} group={group} />
  )
}

export function DownloadRows({ rows }: { rows: readonly Row[] }) {
  const language = useLanguage()
  const instead = shownInstead(rows, language)
  return (
    <>
      {instead && (
        <p className="text-ash text-sm">
          Not available in <span lang={language}>{languages[language].name}</span>,{' '}
          <span lang={instead}>{languages[instead].name}</span> shown first.
        </p>
      )}
      <ul className="divide-y divide-seam">
        {byLanguage(rows, language).map((row) => (
          <DownloadRow key={row.downloadUrl} row={row} />
        ))}
      </ul>
    </>
  )
}

/** In a register too long for one page the rows come from the set's own page, once the group is opened. */
function FetchedGroup({ set, group }: { set: SetName; group: Group }) {
  const [opened, setOpened] = useState(false)
  const page = `/download/${set.slug}`
  const link = (
    <Link to={`${page}#${sectionId(group.category)}`} className="underline underline-offset-4">
      {group.count} documents of {set.title}: {group.category}
    </Link>
  )
  return (
    <Fold category={group.category} count={group.count} onOpen={() => setOpened(true)}>
      {opened ? (
        <FetchedRows page={page} category={group.category}>
          {link}
        </FetchedRows>
      ) : (
        link
      )}
    </Fold>
  )
}

/** A component of its own, because every waiting fetcher is drawn anew whenever any other gets its answer. */
function FetchedRows({ page, category, children }: { page: string; category: string; children: ReactNode }) {
  const { data, load } = useFetcher<typeof loader>()

  // The outside world: the network.
  useEffect(() => {
    void load(page)
  }, [load, page])

  const rows = data?.groups.find((it) => it.category === category)?.rows
  return rows ? <DownloadRows rows={rows} /> : children
}

function Fold({
  category,
  count,
  onOpen,
  children,
}: {
  category: string
  count: number
  onOpen?: () => void
  children: ReactNode
}) {
  return (
    <details
      className="download-fold border-seam border-b"
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-semibold hover:text-brass">
        <span>{category}</span>
        <span className="text-ash text-sm">
          {count}
          <span className="sr-only"> {count === 1 ? 'document' : 'documents'}</span>
        </span>
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}
