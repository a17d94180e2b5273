import type { SetsOfLetter } from '../../../content/download-rows.ts'
import { Link } from '../ui/link.tsx'

/** In a register of hundreds of sets: those whose titles begin with one letter, each with the way to its own page. */
export function LetterSection({ letter, section, sets }: SetsOfLetter) {
  return (
    <section
      id={section}
      aria-labelledby={`${section}-title`}
      className="download-section flex flex-col gap-2"
    >
      <h2 id={`${section}-title`} className="font-carved text-heading">
        {letter}
      </h2>
      <ul className="download-names">
        {sets.map((set) => (
          <li key={set.slug} id={set.section}>
            <Link to={`/download/${set.slug}`}>{set.title}</Link> {set.count}
            <span className="sr-only"> {set.count === 1 ? 'document' : 'documents'}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
