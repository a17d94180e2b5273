import { type Kysely, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** Counts one more request of this visitor in the window (ms) under way; says how many and how long it still lasts. */
export type CountVisit = (
  key: string,
  now: number,
  window: number,
) => Promise<{ current: number; ttl: number }>

export async function countVisit(db: Kysely<Tables>, key: string, now: number, window: number) {
  const { rows } = await sql<{ count: number; endsAt: number }>`
    with gone as (
      -- Each request takes a few windows that have ended with it, so that the table stays small by itself.
      delete from rate_limits where key in (
        select key from rate_limits where ends_at <= ${now} and key <> ${key}
        order by ends_at limit 5 for update skip locked
      )
    )
    insert into rate_limits (key, count, ends_at) values (${key}, 1, ${now + window})
    on conflict (key) do update set
      count = case when rate_limits.ends_at <= ${now} then 1 else rate_limits.count + 1 end,
      ends_at = case when rate_limits.ends_at <= ${now} then excluded.ends_at else rate_limits.ends_at end
    returning count, ends_at`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The database counted nothing')
  return { current: row.count, ttl: row.endsAt - now }
}
