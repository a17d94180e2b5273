import 'virtual:accents.css'
import { content } from '../../content/load.server.ts'
import { photo } from '../../content/pictures.server.ts'
import { documentsOf } from '../../content/rulebook.server.ts'
import { gameAt } from '../../content/showcase.server.ts'
import { DocumentLinks } from '../../showcase/document-links.tsx'
import { ProviderPlayer } from '../../showcase/provider-player.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Photo } from '../../ui/photo.tsx'
import { frameOf } from '../frame.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { screen } from '../screen.ts'
import { breadcrumbs, graph, videoThing } from '../../layout/structured-data.ts'
import type { Route } from './+types/game-videos'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { brand, origin } = frameOf(matches)
  if (!loaderData) return []
  const { path, card, howToPlay, structuredData } = loaderData
  const title = `${howToPlay.pageTitle} | ${brand.name}`
  return [
    ...pageMeta({ title, description: howToPlay.desc, path, card, brand: brand.name, origin }),
    { 'script:ld+json': structuredData },
  ]
}

export function loader({ request }: Route.LoaderArgs) {
  const { path, slug, game } = gameAt(request)
  const { howToPlay, name, mood } = game
  if (!howToPlay) throw new Response('There is no video about this game.', { status: 404 })
  const { origin } = content().site
  const { title, desc, videoId, uploaded, chapters = [] } = howToPlay
  const gamePath = path.replace(/\/videos$/, '')
  const address = new URL(path, origin).href
  const card = `/cards/${slug}.jpg`
  const picture = new URL(card, origin).href
  const film = videoId && {
    name: title,
    description: desc,
    picture,
    videoId,
    uploaded,
    chapters,
    address,
  }
  return {
    path,
    card,
    slug,
    name,
    mood,
    gamePath,
    howToPlay: { ...howToPlay, chapters, poster: photo(`games/${slug}`, howToPlay.poster) },
    documents: documentsOf(game.documents),
    structuredData: graph([
      ...(film ? [videoThing(film)] : []),
      breadcrumbs(origin, [
        ['Our games', '/our-games'],
        [name, gamePath],
        ['How to play', path],
      ]),
    ]),
  }
}

/** How to play one game: its film, or while there is none its poster and the way to the rules. */
export default screen(function GameVideosScreen({ loaderData }: Route.ComponentProps) {
  const { slug, name, mood, gamePath, howToPlay, documents } = loaderData
  const { title, desc, videoId, poster, chapters } = howToPlay
  return (
    <article
      data-game={slug}
      className={`mood-${mood} mx-auto flex max-w-5xl flex-col gap-8 px-6 py-12 lg:py-16`}
    >
      <h1 className="title-face text-balance text-title">{title}</h1>
      {videoId ? (
        <ProviderPlayer videoId={videoId} title={title} poster={poster} chapters={chapters} />
      ) : (
        <figure className="relative overflow-hidden rounded-box">
          <Photo
            photo={poster}
            sizes="(min-width: 1024px) 62rem, 92vw"
            first
            className="aspect-video w-full object-cover"
          />
          <figcaption className="scrim-bottom absolute inset-x-0 bottom-0 px-6 pt-24 pb-5 font-semibold text-lead">
            The video is not linked here yet.
          </figcaption>
        </figure>
      )}
      <p className="max-w-prose text-lead">{desc}</p>
      {documents && (
        <p className="flex flex-wrap gap-x-6">
          <DocumentLinks documents={documents} />
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={gamePath} look="line">
          About {name}
        </ButtonLink>
        <ButtonLink href="/download" look="line">
          Manuals & Files
        </ButtonLink>
      </p>
    </article>
  )
})
