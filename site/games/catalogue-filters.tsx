import {
  type CatalogueFilter,
  filterPath,
  playerFilters,
  type TimeFilter,
  timeFilters,
} from './catalogue-filters.ts'

const timeLabels: Record<TimeFilter, string> = {
  'up-to-60-minutes': 'Up to 60 min',
  'up-to-120-minutes': 'Up to 120 min',
  'over-120-minutes': 'Over 120 min',
}

/** What a filter asks for, in words: "5 players and up to 60 min". */
export function filterWords({ players, time }: CatalogueFilter): string {
  const known = [
    players && `${players} ${players === 1 ? 'player' : 'players'}`,
    time && timeLabels[time].toLowerCase(),
  ]
  return known.filter((it) => it).join(' and ')
}

/** A choice leads to another page; this anchor keeps the visitor's place in it. */
const filtersId = 'filters'

export function filterHref(filter: CatalogueFilter): string {
  return `${filterPath(filter)}#${filtersId}`
}

/** Two rows of plain links; a chosen one leads back to the list without it. */
export function CatalogueFilters({ filter }: { filter: CatalogueFilter }) {
  return (
    <div id={filtersId} className="flex flex-col gap-x-6 gap-y-4 lg:flex-row lg:flex-wrap xl:gap-x-10">
      <Row label="Players">
        {playerFilters.map((players) => {
          const on = filter.players === players
          const to = filterHref({ ...filter, players: on ? undefined : players })
          return (
            <Choice
              key={players}
              to={to}
              on={on}
              label={String(players)}
              hint={players === 1 ? 'player' : 'players'}
            />
          )
        })}
      </Row>
      <Row label="Play time">
        {timeFilters.map((time) => {
          const on = filter.time === time
          const to = filterHref({ ...filter, time: on ? undefined : time })
          return <Choice key={time} to={to} on={on} label={timeLabels[time]} />
        })}
      </Row>
      {(filter.players || filter.time) && (
        <a href={filterHref({})} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Show all games
        </a>
      )}
    </div>
  )
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1.5 sm:gap-2">
      <span aria-hidden="true" className="w-full text-ash lg:w-auto lg:pr-1">
        {label}
      </span>
      {children}
    </nav>
  )
}

function Choice({ to, on, label, hint }: { to: string; on: boolean; label: string; hint?: string }) {
  return (
    <a
      href={to}
      aria-current={on ? 'true' : undefined}
      className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-box border border-seam px-3 max-sm:px-1.5 max-sm:text-base hover:border-accent aria-[current]:border-accent aria-[current]:bg-stone aria-[current]:text-accent"
    >
      {label}
      {hint && <span className="sr-only"> {hint}</span>}
      {on && <span className="sr-only"> (chosen, follow to take it back)</span>}
    </a>
  )
}
