import { linkAlone } from '../ui/button.tsx'
import { DownloadRow } from './download-row.tsx'
import { setsIn } from './download-rows.server.ts'
import { type Language, languages } from './languages.ts'

/** All documents of one language, the games as headings. */
export function LanguageScreen({ code }: { code: Language }) {
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-12">
      <header className="flex flex-col gap-5">
        <p>
          <a href="/download" className={linkAlone}>
            All downloads
          </a>
        </p>
        <h1 className="font-carved text-title text-balance">Downloads in {languages[code].english}</h1>
      </header>
      {setsIn(code).map(({ slug, title, count, rows }) => (
        <section key={slug} className="flex flex-col gap-2">
          <h2 className="font-carved text-heading">
            <a
              href={`/download/${slug}`}
              className="inline-flex items-center hover:text-brass pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </h2>
          {rows ? (
            <ul className="divide-y divide-seam">
              {rows.map((row) => (
                <DownloadRow key={row.downloadUrl} row={row} />
              ))}
            </ul>
          ) : (
            <p>{count} documents</p>
          )}
        </section>
      ))}
    </div>
  )
}
