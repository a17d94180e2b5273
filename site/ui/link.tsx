/** The classes of a link that stands alone: unlike one in a sentence it has room for a finger (WCAG 2.5.8). */
export const linkAloneClass =
  'inline-flex min-h-11 items-center text-ash underline-offset-4 hover:text-bone hover:underline'

/** The classes of a link in a sentence: only its underline tells it from the words around it. */
export const linkInSentenceClass = 'underline underline-offset-4 hover:text-accent'

/** The same with room for a finger, in a row of 44 px: for the end of a sentence, and for a row of links. */
export const linkRowClass = `inline-flex min-h-11 items-center ${linkInSentenceClass}`

/** A link that opens in a new tab, without opener, and tells screen readers so: to another site, to a file, to a text beside a form. */
export function NewTabLink({ children, ...rest }: React.ComponentProps<'a'> & { href: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

export function isOutside(href: string): boolean {
  return /^https?:/.test(href)
}

/** An internal or external link. To another site it opens in a new tab. */
export function Link(props: React.ComponentProps<'a'> & { href: string }) {
  return isOutside(props.href) ? <NewTabLink {...props} /> : <a {...props} />
}

/** The px a link keeps free above the section it scrolls to (docs/specification.md, "Home" and "Game page"). */
export const headerOffset = 80
export const featureOffset = 100

/** Link to the parent page. On small windows it overlaps the bottom of the picture. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className={`gap-2 max-lg:over-picture max-lg:relative max-lg:text-bone ${linkAloneClass} before:content-['←'/'']`}
    >
      {children}
    </a>
  )
}
