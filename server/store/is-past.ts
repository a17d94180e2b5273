import { sql } from 'kysely'

/** Whether the time in a column is past. A time after `latest` counts as past: it was written by a clock that was ahead. */
export function isPast(column: string, now: number, latest: number) {
  const time = sql.ref(column)
  return sql<boolean>`(${time} <= ${now} or ${time} > ${latest})`
}
