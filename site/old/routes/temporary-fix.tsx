import { content } from '../../content/load.server.ts'
import { readFix } from '../../content/load-fix.server.ts'
import { MarkdownBody } from '../../legal/markdown-body.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DraftNote } from '../../ui/draft-note.tsx'
import { frameOf } from '../frame.ts'
import { pageMeta } from '../../layout/page-meta.ts'
import { screen } from '../screen.ts'
import type { Route } from './+types/temporary-fix'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { brand, origin } = frameOf(matches)
  if (!loaderData) return []
  return pageMeta({
    title: `Temporary Fix | ${brand.name}`,
    description: loaderData.fix.summary,
    path: '/temporary-fix',
    brand: brand.name,
    origin,
  })
}

export function loader() {
  return { fix: readFix(), support: content().site.links.support.href }
}

/** The one document of the register that is a page of this site (specification §3). */
export default screen(function TemporaryFixScreen({ loaderData: { fix, support } }: Route.ComponentProps) {
  return (
    <article className="mx-auto flex max-w-prose flex-col gap-6 px-4 py-14 sm:px-6 lg:py-20">
      <h1 className="font-carved text-title text-balance">{fix.title}</h1>
      {!fix.confirmed && <DraftNote>This fix is not out yet. Until it is, please contact support.</DraftNote>}
      <MarkdownBody html={fix.html} />
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/download/etherfields">Etherfields: documents</ButtonLink>
        <ButtonLink look="line" href={support}>
          Contact support
        </ButtonLink>
      </p>
    </article>
  )
})
