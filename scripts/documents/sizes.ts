import type { DownloadSet } from '../../site/content/download-register.server.ts'
import type { DownloadEntry } from '../../site/content/download-schema.ts'
import { addressKey } from './place-line.ts'
import type { Plan } from './plan.ts'

/** The plan with the true sizes the servers named in place of the rounded ones of titles. */
export function withSizes(
  plan: Plan,
  sets: readonly DownloadSet[],
  sizes: ReadonlyMap<string, number>,
): Plan {
  const sizeOf = ({ link }: DownloadEntry) => (link ? sizes.get(addressKey(link)) : undefined)
  const changes = plan.changes.map((change) => {
    const bytes = sizeOf(change.entry)
    return bytes === undefined ? change : { ...change, entry: { ...change.entry, bytes } }
  })
  const planned = new Set(changes.map((it) => it.entry.id))
  const others = sets.flatMap(({ slug, documents }) =>
    documents.flatMap((entry) => {
      const bytes = sizeOf(entry)
      if (planned.has(entry.id) || bytes === undefined || bytes === entry.bytes) return []
      const what = `bytes: ${entry.bytes ?? 'nothing'} -> ${bytes}`
      return [{ set: slug, entry: { ...entry, bytes }, is: 'changed' as const, what }]
    }),
  )
  return { ...plan, changes: [...changes, ...others] }
}
