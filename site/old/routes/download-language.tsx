import { setsIn } from '../../content/download-rows.server.ts'
import { languageCodes, languages } from '../../content/languages.ts'
import { DownloadRow } from '../../downloads/download-row.tsx'
import { Link, linkAlone } from '../../ui/link.tsx'
import { frameOf } from '../frame.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { screen } from '../screen.ts'
import type { Route } from './+types/download-language'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { brand, origin } = frameOf(matches)
  if (!loaderData) return []
  const { english } = languages[loaderData.code]
  return pageMeta({
    title: `Downloads in ${english} | ${brand.name}`,
    description: `Every rulebook, FAQ and sheet we have in ${english}, game by game.`,
    path: loaderData.path,
    brand: brand.name,
    origin,
  })
}

export function loader({ params }: Route.LoaderArgs) {
  const code = languageCodes.find((it) => it.toLowerCase() === params.language)
  if (!code) throw new Response('There is no such language.', { status: 404 })
  return { path: `/download/in/${params.language}`, code, sets: setsIn(code) }
}

/** All documents of one language, the games as headings. */
export default screen(function DownloadLanguageScreen({ loaderData: { code, sets } }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-6 sm:px-6 lg:py-12">
      <header className="flex flex-col gap-5">
        <p>
          <Link to="/download" className={linkAlone}>
            All downloads
          </Link>
        </p>
        <h1 className="font-carved text-title text-balance">Downloads in {languages[code].english}</h1>
      </header>
      {sets.map(({ slug, title, count, rows }) => (
        <section key={slug} className="flex flex-col gap-2">
          <h2 className="font-carved text-heading">
            <Link to={`/download/${slug}`} className="hover:text-brass">
              {title}
            </Link>
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
})
