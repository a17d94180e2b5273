import type { Plan } from './plan.ts'
import type { Note } from './published-list.ts'

/** What staff read after an import: what changes, what wants their hand, and what of ours the list does not hold. */
export function reportOf(plan: Plan, notes: readonly Note[]): string {
  const { changes, absent, placed, repeated, moved } = plan
  const created = changes.filter((it) => it.is === 'new')
  const changed = changes.filter((it) => it.is === 'changed')
  return [
    part(
      'New documents',
      created.map(({ set, entry, what }) => `${set}: ${entry.id}: ${what}`),
    ),
    part(
      'Changed documents',
      changed.map(({ set, entry, what }) => `${set}: ${entry.id}: ${what}`),
    ),
    part(
      'Old addresses of our own that lead on, in content/redirects.txt',
      moved.map(({ from, to }) => `${from} ${to}`),
    ),
    part(
      'Ours that the list does not hold: they stay. To take one out, delete it and add the line to content/redirects.txt',
      absent.map(({ set, entry }) => {
        const what = entry.link ?? entry.page ?? (entry.format ? 'file of ours' : 'not available yet')
        return `${set}: ${entry.id} (${what})\n      /d/${entry.id} /download/${set} 302`
      }),
    ),
    part(
      'To do by hand',
      notes.map((it) => `${it.about}\n      ${it.problem}\n      -> ${it.remedy}`),
    ),
    `${placed.length} lines placed, ${repeated} of them repetitions. Documents: ${created.length} new, ${changed.length} changed.`,
    `${absent.length} of ours not in the list. ${notes.length} to do by hand.`,
  ]
    .filter((it) => it !== '')
    .join('\n')
}

function part(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}: ${lines.length}\n${lines.map((it) => `  ${it}\n`).join('')}`
}
