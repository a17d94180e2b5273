type LineIconProps = { box: `0 0 ${number} ${number}`; path: string; width: number; className: string }

/** An icon drawn in lines, in the colour of the text around it, hidden from screen readers. */
export function LineIcon({ box, path, width, className }: LineIconProps) {
  return (
    <svg
      viewBox={box}
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
    >
      <path d={path} />
    </svg>
  )
}
