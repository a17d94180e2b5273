import { type LinkProps, Link as RouterLink } from 'react-router'

/** The classes of a link that stands alone: unlike one in a sentence it has room for a finger (WCAG 2.5.8). */
export const linkAlone = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-brass'

/** A link inside the site: the page it leads to is asked for as soon as pointer, finger or focus is on it. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" {...props} />
}
