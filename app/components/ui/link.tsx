import { type LinkProps, Link as RouterLink } from 'react-router'

/** A link inside the site: the page it leads to is asked for as soon as pointer, finger or focus is on it. */
export function Link(props: LinkProps) {
  return <RouterLink prefetch="intent" {...props} />
}
