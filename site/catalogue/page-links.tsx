import type { CatalogueFilter } from '../content/catalogue-filters.ts'
import { cataloguePath } from '../content/catalogue-pages.ts'
import { ChoiceLink } from './choice-link.tsx'

/** The ways to the other pages of a long list; nothing where there is one page only. */
export function PageLinks({ filter, page, pages }: { filter: CatalogueFilter; page: number; pages: number }) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-2">
      {page > 1 && (
        <ChoiceLink href={cataloguePath(filter, page - 1)} rel="prev">
          Previous
        </ChoiceLink>
      )}
      {Array.from({ length: pages }, (_, at) => at + 1).map((it) => (
        <ChoiceLink key={it} href={cataloguePath(filter, it)} aria-current={it === page ? 'page' : undefined}>
          <span className="sr-only">Page </span>
          {it}
        </ChoiceLink>
      ))}
      {page < pages && (
        <ChoiceLink href={cataloguePath(filter, page + 1)} rel="next">
          Next
        </ChoiceLink>
      )}
    </nav>
  )
}
