import type { CatalogueFilter } from '../../../content/catalogue-filters.ts'
import { cataloguePath } from '../../../content/catalogue-pages.ts'
import { Link } from '../ui/link.tsx'

const choice =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-box border border-seam px-3 hover:border-accent aria-[current]:border-accent aria-[current]:bg-stone aria-[current]:text-accent'

/** The ways to the other pages of a long list; nothing where there is one page only. */
export function PageLinks({ filter, page, pages }: { filter: CatalogueFilter; page: number; pages: number }) {
  if (pages === 1) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center gap-2">
      {page > 1 && (
        <Link to={cataloguePath(filter, page - 1)} rel="prev" className={choice}>
          Previous
        </Link>
      )}
      {Array.from({ length: pages }, (_, at) => at + 1).map((it) => (
        <Link
          key={it}
          to={cataloguePath(filter, it)}
          aria-current={it === page ? 'page' : undefined}
          className={choice}
        >
          <span className="sr-only">Page </span>
          {it}
        </Link>
      ))}
      {page < pages && (
        <Link to={cataloguePath(filter, page + 1)} rel="next" className={choice}>
          Next
        </Link>
      )}
    </nav>
  )
}
