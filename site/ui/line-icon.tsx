type LineIconProps = { box: `0 0 ${number} ${number}`; path: string; width: number; className: string }

/** A sign of lines in the colour of the words around it, which say what it means. */
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
