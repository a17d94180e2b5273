import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { Row } from '../../../content/download-rows.ts'
import type { loader } from '../../routes/download-set.tsx'
import { byLanguage } from './by-language.ts'
import { DownloadRow } from './download-row.tsx'
import { LanguageNote } from './language-note.tsx'
import { useLanguage } from './use-language.ts'

/**
 * In a register too long for one page the rows of a group come from the set's own page, once the group is opened; those
 * of the whole set, under their categories, where none is given.
 */
export function FetchedRows({ page, category }: { page: string; category: string | undefined }) {
  const { data, load } = useFetcher<typeof loader>()

  // The outside world: the network.
  useEffect(() => {
    void load(page)
  }, [load, page])

  if (category !== undefined) {
    const rows = data?.groups.find((it) => it.category === category)?.rows
    return rows && <Rows rows={rows} />
  }
  return data?.groups.map((group) => (
    <div key={group.category}>
      <h3 className="pt-3 font-semibold">{group.category}</h3>
      <Rows rows={group.rows} />
    </div>
  ))
}

function Rows({ rows }: { rows: readonly Row[] }) {
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
