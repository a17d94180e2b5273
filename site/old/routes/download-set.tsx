import { isStandIn } from '../../content/document.ts'
import { fullGroups } from '../../content/download-rows.server.ts'
import { megabytes } from '../../content/file-size.ts'
import { content } from '../../content/load.server.ts'
import { downloads } from '../../content/load-downloads.server.ts'
import { sectionId } from '../../content/section-id.ts'
import { byLanguage } from '../../downloads/by-language.ts'
import { documentList } from '../../downloads/document-list.ts'
import { FullRow } from '../../downloads/full-row.tsx'
import { LanguageChoice } from '../../downloads/language-choice.tsx'
import { OfflineCopy } from '../../downloads/offline-copy.tsx'
import { useLanguage } from '../../downloads/use-language.ts'
import { useWholeScreen } from '../../ui/below-the-fold.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Link, linkAlone } from '../../ui/link.tsx'
import { frameOf } from '../frame.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { screen } from '../screen.ts'
import type { Route } from './+types/download-set'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { brand, origin } = frameOf(matches)
  if (!loaderData) return []
  const { slug, title, groups } = loaderData
  const path = `/download/${slug}`
  const kinds = [...new Set(groups.map((it) => it.category.toLowerCase()))].slice(0, 4).join(', ')
  return [
    ...pageMeta({
      title: `${title}: documents | ${brand.name}`,
      description: `${title}: ${kinds}, in every language they come in. Free to download.`,
      path,
      brand: brand.name,
      origin,
    }),
    { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', href: `${path}/feed.atom` },
    { tagName: 'link', rel: 'alternate', type: 'application/feed+json', href: `${path}/feed.json` },
    { 'script:ld+json': documentList(title, path, groups, { name: brand.name, origin }) },
  ]
}

export function loader({ params }: Route.LoaderArgs) {
  const set = downloads().find((it) => it.slug === params.set)
  if (!set) throw new Response('There is no such set.', { status: 404 })
  const { brand } = content().site
  return {
    slug: set.slug,
    title: set.title,
    section: set.section,
    gamePage: set.game && `/games/${brand.slug}/${set.game}`,
    archive: set.archive && { ...set.archive, size: megabytes(set.archive.bytes) },
    groups: fullGroups(set),
  }
}

export default screen(function DownloadSetScreen({ loaderData, matches }: Route.ComponentProps) {
  const { slug, title, section, gamePage, archive, groups } = loaderData
  const { origin } = frameOf(matches)
  const language = useLanguage()
  const files = groups
    .flatMap((group) => group.rows.filter((it) => it.sha256 && !isStandIn(it)))
    .map((it) => it.downloadUrl)
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-6 sm:px-6 lg:py-12">
      <header className="flex flex-col gap-5">
        <p className="flex flex-wrap gap-x-6">
          <Link to={`/download#${section}`} className={linkAlone}>
            All downloads
          </Link>
          {gamePage && (
            <Link to={gamePage} className={linkAlone}>
              About the game
            </Link>
          )}
        </p>
        <h1 className="font-carved text-title text-balance">{title}: documents</h1>
        <div className="flex flex-wrap gap-3">
          {archive && (
            <a href={archive.address} download={`${slug}.zip`} className={buttonClass()}>
              All {archive.files} files as one ZIP ({archive.size})
            </a>
          )}
          {archive && <OfflineCopy key={slug} slug={slug} files={files} size={archive.size} />}
        </div>
        <LanguageChoice />
      </header>
      {(useWholeScreen() ? groups : groups.slice(0, 1)).map(({ category, rows }) => (
        <section key={category} aria-labelledby={sectionId(category)} className="flex flex-col gap-2">
          <h2 id={sectionId(category)} className="font-carved text-heading">
            {category}
          </h2>
          <ul className="download-full divide-y divide-seam">
            {byLanguage(rows, language).map((row) => (
              <FullRow key={row.downloadUrl} row={row} origin={origin} />
            ))}
          </ul>
        </section>
      ))}
      <footer className="flex flex-col gap-2 border-seam border-t pt-6 text-ash">
        <p>
          Hear of new editions:{' '}
          <a href={`/download/${slug}/feed.atom`} className="underline underline-offset-4">
            Atom feed
          </a>
          {' or '}
          <a href={`/download/${slug}/feed.json`} className="underline underline-offset-4">
            JSON Feed
          </a>
          {archive && (
            <>
              . Checksums:{' '}
              <a
                href={archive.address.replace('all.zip', 'SHA256SUMS')}
                className="underline underline-offset-4"
              >
                SHA256SUMS
              </a>
            </>
          )}
          .
        </p>
      </footer>
    </div>
  )
})
