import { content } from '../../content/load.server.ts'
import { ButtonLink } from '../components/ui/button.tsx'
import { frameOf } from '../lib/frame.ts'
import { pageMeta } from '../lib/page-meta.ts'
import type { Route } from './+types/temporary-fix'

export const meta: Route.MetaFunction = ({ matches }) => {
  const { brand, origin } = frameOf(matches)
  return pageMeta({
    title: `Temporary Fix | ${brand.name}`,
    description: 'What to play with until corrected components for an Etherfields expansion reach you.',
    path: '/temporary-fix',
    brand: brand.name,
    origin,
  })
}

export function loader() {
  return { support: content().site.links.support.href }
}

/** The one document of the register that is a page of this site (specification §3). */
export default function TemporaryFixScreen({ loaderData: { support } }: Route.ComponentProps) {
  return (
    <article className="mx-auto flex max-w-prose flex-col gap-6 px-4 py-14 sm:px-6 lg:py-20">
      <h1 className="font-carved text-title text-balance">Temporary fix for an Etherfields expansion</h1>
      <p className="text-lead">
        When a card or a page of a game was printed wrong, we say here how to play on until the corrected
        piece reaches you.
      </p>
      <p className="rounded-box border border-brass px-4 py-3 text-brass">
        The wording of this fix has still to be confirmed. It will stand on this page, at this address, as
        soon as it is.
      </p>
      <h2 className="font-carved text-heading">Until then</h2>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>Play on with the piece as it is printed wherever the rulebook and the FAQ leave no doubt.</li>
        <li>
          Where they do, agree at the table on the reading you like best and keep to it for the session.
        </li>
        <li>Write to us with the name of the card or the number of the page, and we will answer you.</li>
      </ul>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/download/etherfields">Etherfields: documents</ButtonLink>
        <ButtonLink look="line" href={support}>
          Ask the support
        </ButtonLink>
      </p>
    </article>
  )
}
