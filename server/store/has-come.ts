import { sql } from 'kysely'

/**
 * Whether the time in a column has come. A time after `latest` has come, too: nothing is set so far ahead, so it was
 * written by a clock that was ahead.
 */
export function hasCome(column: string, now: number, latest: number) {
  const time = sql.ref(column)
  return sql<boolean>`(${time} <= ${now} or ${time} > ${latest})`
}
