/** A link that leaves the page where it is, to another site or to a file: a new tab without opener, said to those who do not see the browser's tabs. */
export function OutsideLink({ children, ...rest }: React.ComponentProps<'a'> & { href: string }) {
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** A link to anywhere; to another site it opens in a new tab. */
export function Link(props: React.ComponentProps<'a'> & { href: string }) {
  return /^https?:/.test(props.href) ? <OutsideLink {...props} /> : <a {...props} />
}
