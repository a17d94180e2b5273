import { Link } from './link.tsx'

type Look = 'campaign' | 'primary' | 'secondary' | 'quiet'

const shapeClass = 'inline-flex min-h-12 items-center justify-center gap-2 text-center font-semibold'
const boxClass = `${shapeClass} rounded-box border px-6 py-2 text-shadow-none`

/**
 * The arrow of a quiet link has an empty text alternative, so that it is not read out.
 *
 * | look      | for                                                                 |
 * |-----------|---------------------------------------------------------------------|
 * | campaign  | the campaign alone, once on a screen                                |
 * | primary   | the one thing a screen asks for, in the accent of its game          |
 * | secondary | what else can be done                                               |
 * | quiet     | ways within the page, less important than a box                     |
 */
const looks: Record<Look, string> = {
  campaign: `${boxClass} border-blood bg-blood text-bone hover:border-ember before:size-2 before:rounded-full before:bg-ember`,
  primary: `${boxClass} border-accent bg-accent text-night hover:border-bone hover:bg-bone`,
  secondary: `${boxClass} border-edge bg-night/70 text-bone hover:border-accent hover:text-accent`,
  quiet: `${shapeClass} text-bone after:text-accent after:content-['→'/''] hover:text-accent`,
}

/** The classes of a button, for elements that are not one of the two below. */
export function buttonClass(look: Look = 'primary', className = ''): string {
  return `${looks[look]} ${className}`
}

export function Button({ look, className, ...rest }: React.ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" {...rest} className={buttonClass(look, className)} />
}

/** A link that looks like a button; to another site it opens in a new tab. */
export function ButtonLink({ look, className, ...rest }: React.ComponentProps<'a'> & { look?: Look; href: string }) {
  return <Link {...rest} className={buttonClass(look, className)} />
}
