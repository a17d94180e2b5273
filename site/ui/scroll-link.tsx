import { isPlainClick } from './plain-click.ts'
import { scrollToId } from './scroll.ts'

/** An anchor link that scrolls smoothly to `target` and stops `offset` px above it; without script it just jumps. */
export function ScrollLink({
  target,
  offset,
  ...rest
}: Omit<React.ComponentProps<'a'>, 'href' | 'onClick'> & { target: string; offset: number }) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        scrollToId(target, offset)
      }}
      {...rest}
    />
  )
}
