type Look = 'campaign' | 'primary' | 'secondary' | 'quiet'

const shape = 'inline-flex min-h-12 items-center justify-center gap-2 text-center font-semibold transition-colors'
const box = `${shape} rounded-box border px-6 py-2`

/**
 * The arrow of a quiet link has an empty text alternative, so that it is not read out.
 *
 * | look      | for                                                                 |
 * |-----------|---------------------------------------------------------------------|
 * | campaign  | the campaign alone, once on a screen                                |
 * | primary   | the one thing a screen asks for, in the accent of its game          |
 * | secondary | what else can be done                                               |
 * | quiet     | ways within the page, where a box would be one too many             |
 */
const looks: Record<Look, string> = {
  campaign: `${box} border-blood bg-blood text-bone hover:border-brass`,
  primary: `${box} border-accent bg-accent text-night hover:border-bone hover:bg-bone`,
  secondary: `${box} border-edge bg-night/70 text-bone hover:border-accent hover:text-accent`,
  quiet: `${shape} text-bone after:text-accent after:content-['→'/''] hover:text-accent`,
}

/** The classes of a link that stands alone: unlike one in a sentence it has room for a finger (WCAG 2.5.8). */
export const linkAlone = 'inline-flex min-h-11 items-center text-ash underline-offset-4 hover:text-bone hover:underline'

/** The classes of a link in a sentence or in a row of links: only its underline tells it from words. */
export const linkUnderlined = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** The px a link keeps free above the section it scrolls to (docs/specification.md, "Home" and "Game page"). */
export const headerOffset = 80
export const featureOffset = 100

/** The classes of a button, for elements that are not one of the two below. */
export function buttonClass(look: Look = 'primary', className = ''): string {
  return `${looks[look]} ${className}`
}

export function Button({
  look = 'primary',
  className = '',
  ...rest
}: React.ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" {...rest} className={buttonClass(look, className)} />
}

/** A link that looks like a button; to another site it opens in a new tab. */
export function ButtonLink({
  look = 'primary',
  className = '',
  ...rest
}: React.ComponentProps<'a'> & { look?: Look; href: string }) {
  return <Link {...rest} className={buttonClass(look, className)} />
}

/** A link to another site or to a file: it opens in a new tab without opener, and tells screen readers so. */
export function OutsideLink({ children, ...rest }: React.ComponentProps<'a'> & { href: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** Whether a link leads to another site. */
export function isOutside(href: string): boolean {
  return /^https?:/.test(href)
}

/** A link to anywhere; to another site it opens in a new tab. */
export function Link(props: React.ComponentProps<'a'> & { href: string }) {
  return isOutside(props.href) ? <OutsideLink {...props} /> : <a {...props} />
}
