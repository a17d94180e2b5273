import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { GameDocument } from '../content/document.ts'
import type { loader } from '../old/routes/download-set.tsx'
import { byLanguage } from './by-language.ts'
import { DownloadRow } from './download-row.tsx'
import { LanguageNote } from './language-note.tsx'
import { useLanguage } from './use-language.ts'

/**
 * In a register too long for one page the rows of a group come from the set's own page, once the group is opened and the
 * line is there; until then its link says where they are.
 */
export function FetchedRows({ page, category }: { page: string; category: string }) {
  const { data, load } = useFetcher<typeof loader>()

  // The outside world: the network.
  useEffect(() => {
    const go = () => void load(page)
    if (navigator.onLine) return go()
    window.addEventListener('online', go, { once: true })
    return () => window.removeEventListener('online', go)
  }, [load, page])

  const rows = data?.groups.find((it) => it.category === category)?.rows
  return rows && <Rows rows={rows} />
}

function Rows({ rows }: { rows: readonly GameDocument[] }) {
  const language = useLanguage()
  return (
    <>
      <LanguageNote rows={rows} />
      <ul className="divide-y divide-seam">
        {byLanguage(rows, language).map((row) => (
          <DownloadRow key={row.downloadUrl} row={row} />
        ))}
      </ul>
    </>
  )
}
