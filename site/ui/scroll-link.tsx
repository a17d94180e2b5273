/** An anchor link that scrolls smoothly to `target` and stops `offset` px above it (`scroll-links.ts`). */
export function ScrollLink({
  target,
  offset,
  ...rest
}: Omit<React.ComponentProps<'a'>, 'href'> & { target: string; offset: number }) {
  return <a {...rest} href={`#${target}`} data-offset={offset} />
}
