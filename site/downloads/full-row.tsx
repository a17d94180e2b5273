import { linkAlone } from '../ui/button.tsx'
import { type GameDocument, isStandIn } from './document.ts'
import { DownloadRow } from './download-row.tsx'

/** A document on its set's own page: with its first page, what changed, its lasting address and its checksum. */
export function FullRow({ row, origin }: { row: GameDocument; origin: string }) {
  if (isStandIn(row)) return <DownloadRow row={row} />
  const picture = row.thumbnail && !row.spoiler && (
    <img
      src={row.thumbnail}
      alt=""
      width={240}
      height={339}
      loading="lazy"
      className="ml-auto h-auto w-20 shrink-0 self-start border border-seam sm:w-24"
    />
  )
  return (
    <DownloadRow row={row} picture={picture}>
      {row.changeNote && <p className="text-sm">{row.changeNote}</p>}
      <details className="text-sm">
        <summary className="inline-flex min-h-6 pointer-coarse:min-h-11 items-center text-ash underline underline-offset-4">
          Address and checksum
        </summary>
        <dl className="grid gap-x-4 py-2 break-all sm:grid-cols-[auto_1fr]">
          <dt className="text-ash">Always the latest</dt>
          <dd>
            <a href={`/d/${row.id}`} className={linkAlone}>
              {origin}/d/{row.id}
            </a>
          </dd>
          <dt className="text-ash">SHA-256</dt>
          <dd>{row.sha256 ?? 'not recorded'}</dd>
        </dl>
      </details>
    </DownloadRow>
  )
}
