import { content } from '../content/content.server.ts'
import { renderMarkdown } from '../content/markdown.server.ts'
import { ButtonLink } from '../ui/button.tsx'

/** The one document that is a page of this site (specification, "Download entry"). */
export function TemporaryFix() {
  const { fix, site } = content()
  return (
    <article className="page-edge py-8 lg:py-16">
      <header className="flex flex-col items-start gap-4 lg:mb-12">
        <h1 className="display-face text-balance text-display">{fix.title}</h1>
        {!fix.confirmed && <p className="text-ash">Not available yet. Until it is, please contact support.</p>}
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/download">All downloads</ButtonLink>
          <ButtonLink look="secondary" href={site.links.support.href}>
            Contact support
          </ButtonLink>
        </p>
      </header>
      <div
        className="prose max-lg:mt-8"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build time from our own file
        dangerouslySetInnerHTML={{ __html: renderMarkdown(fix.markdown, 'en').html }}
      />
    </article>
  )
}
