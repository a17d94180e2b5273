/** The edge of a usual die, in cm. */
const die = 1.6

type Block = { x: number; floor: number; width: number; depth: number; height: number; className: string }

/** A block seen from the front and a little from above: depth goes back to the right at half its length. */
function Block({ x, floor, width, depth, height, className }: Block) {
  const [back, up] = [depth * 0.43, depth * 0.25]
  const top = floor - height
  return (
    <path
      className={className}
      fill="none"
      strokeWidth="1.5"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      d={`M${x} ${floor}v${-height}h${width}v${height}zM${x} ${top}l${back} ${-up}h${width}l${-back} ${up}M${x + width} ${floor}l${back} ${-up}v${-height}`}
    />
  )
}

/** The box to scale beside a die: "29.7 × 29.7 × 14.5 cm", the height last. Nothing where the size is not three numbers. */
export function BoxDrawing({ size = '' }: { size?: string }) {
  const [width, depth, height] = (size.match(/[\d.]+/g) ?? []).map(Number)
  if (!width || !depth || !height) return null
  const floor = height + depth * 0.25 + 0.2
  const dieAt = width + depth * 0.2 + 2
  return (
    <figure className="mt-3 max-w-xs">
      <svg
        role="img"
        aria-label={`The box beside a die of ${die * 10} mm, to scale`}
        viewBox={`-0.2 0 ${width + depth * 0.43 + 1} ${floor + 0.2}`}
        className="w-full"
      >
        <Block x={0} floor={floor} width={width} depth={depth} height={height} className="stroke-accent" />
        <Block x={dieAt} floor={floor} width={die} depth={die} height={die} className="stroke-bone" />
      </svg>
      <figcaption className="text-ash text-sm">To scale, beside a die of {die * 10} mm</figcaption>
    </figure>
  )
}
