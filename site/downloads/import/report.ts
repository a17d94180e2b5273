import type { Plan } from './plan.ts'
import type { Note } from './published-list.ts'

/** What staff read after an import: what changes, what to confirm or do by hand, and what of ours the list does not hold. */
export function reportOf(
  { changes, absent, guesses, addresses, repeated, moved }: Plan,
  notes: readonly Note[],
): string {
  const here = absent.filter(({ entry }) => entry.link ?? entry.page ?? entry.file)
  const listed = (is: 'new' | 'changed') =>
    changes.filter((it) => it.is === is).map(({ set, entry, what }) => `${set}: ${entry.id}: ${what}`)
  return [
    part('New documents', listed('new')),
    part('Changed documents', listed('changed')),
    part(
      'Guesses to confirm',
      [...Map.groupBy(guesses, (it) => it.guess)].map(([guess, those]) => {
        const [first, ...others] = those.map((it) => it.about)
        return `${guess}\n      ${first}${others.length > 0 ? ` and ${others.length} more` : ''}`
      }),
    ),
    part(
      'Old addresses of our own that lead on, in content/redirects.txt',
      moved.map(({ from, to }) => `${from} ${to}`),
    ),
    part(
      'Ours that the list does not hold: they stay',
      here.map(({ set, entry }) => `${set}: ${entry.id}`),
    ),
    part(
      'To do by hand',
      notes.map((it) => `${it.about}\n      ${it.problem}\n      -> ${it.remedy}`),
    ),
    `${addresses.length + repeated} lines read, ${repeated} of them repetitions. Documents: ${listed('new').length} new, ${listed('changed').length} changed.`,
    `${here.length} of ours not in the list, and ${absent.length - here.length} that are not available yet. ${guesses.length} guesses to confirm, ${notes.length} to do by hand.`,
  ]
    .filter((it) => it !== '')
    .join('\n')
}

function part(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}: ${lines.length}\n${lines.map((it) => `  ${it}\n`).join('')}`
}
