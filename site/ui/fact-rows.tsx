type Facts = readonly { label: string; value: readonly string[] }[]

const twoColumnsClass = 'sm:grid-cols-[min(8rem,40%)_minmax(0,1fr)]'

/** Facts, each below a line: the label beside its value, or above it where there is no room for both. */
export function FactRows({ facts, className }: { facts: Facts; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className={`grid break-inside-avoid grid-cols-[minmax(0,1fr)] gap-x-6 border-seam border-t py-3 ${twoColumnsClass}`}
        >
          <dt className="text-ash">{label}</dt>
          <dd>
            {value.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
