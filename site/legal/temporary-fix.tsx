import { content } from '../content.server.ts'
import { ButtonLink } from '../ui/button.tsx'
import { DraftNote } from '../ui/draft-note.tsx'
import type { readFix } from './load-fix.server.ts'
import { MarkdownBody } from './markdown-body.tsx'

/** The one document of the register that is a page of this site (specification §3). */
export function TemporaryFix({ fix }: { fix: ReturnType<typeof readFix> }) {
  return (
    <article className="mx-auto flex max-w-4xl flex-col gap-6 px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="font-carved text-title text-balance">{fix.title}</h1>
      {!fix.confirmed && <DraftNote>This fix is not out yet. Until it is, please contact support.</DraftNote>}
      <MarkdownBody html={fix.html} />
      <p className="flex flex-wrap gap-3">
        <ButtonLink href="/download/etherfields">Etherfields: documents</ButtonLink>
        <ButtonLink look="line" href={content().site.links.support.href}>
          Contact support
        </ButtonLink>
      </p>
    </article>
  )
}
