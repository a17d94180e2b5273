import { Link } from './outside-link.tsx'

type Look = 'solid' | 'line'

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-box border px-6 py-2.5 text-center font-semibold transition-colors'

const looks: Record<Look, string> = {
  solid: 'border-blood bg-blood text-bone hover:border-brass hover:bg-[#a3251a]',
  line: 'border-edge bg-night/70 text-bone hover:border-accent hover:text-accent',
}

/** The classes of a link that stands alone: unlike one in a sentence it has room for a finger (WCAG 2.5.8). */
export const linkAlone = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brass'

/** The classes of a button, for elements that are not one of the two below. */
export function buttonClass(look: Look = 'solid', className = ''): string {
  return `${shape} ${looks[look]} ${className}`
}

export function Button({
  look = 'solid',
  className = '',
  ...rest
}: React.ComponentProps<'button'> & { look?: Look }) {
  return <button type="button" {...rest} className={buttonClass(look, className)} />
}

/** A link that looks like a button; to another site it opens in a new tab. */
export function ButtonLink({
  look = 'solid',
  className = '',
  ...rest
}: React.ComponentProps<'a'> & { look?: Look; href: string }) {
  return <Link {...rest} className={buttonClass(look, className)} />
}
