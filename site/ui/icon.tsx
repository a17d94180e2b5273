type IconProps = {
  path: string
  box?: `0 0 ${number} ${number}`
  /** Drawn in lines of this width; without it the shape is filled. */
  line?: number
  className: string
}

/** An icon in the colour of the text around it, hidden from screen readers. */
export function Icon({ path, box = '0 0 24 24', line, className }: IconProps) {
  const look = line
    ? ({ fill: 'none', stroke: 'currentColor', strokeWidth: line } as const)
    : ({ fill: 'currentColor', fillRule: 'evenodd' } as const)
  return (
    <svg viewBox={box} aria-hidden="true" className={className} {...look}>
      <path d={path} />
    </svg>
  )
}
