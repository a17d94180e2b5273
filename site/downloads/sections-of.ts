import type { SetSummary } from '../content/download-rows.ts'

/** A section of /download: a set's own, or a letter's in a register of hundreds of sets. */
export type Section = { id: string; title: string; sets: readonly SetSummary[]; byLetter: boolean }

export function sectionsOf(sets: readonly SetSummary[]): Section[] {
  if (!sets[0]?.listed)
    return sets.map((set) => ({ id: set.section, title: set.title, sets: [set], byLetter: false }))
  return [...new Set(sets.map((it) => it.listed?.letter ?? '#'))].map((letter) => ({
    id: letter === '#' ? 'letter-other' : `letter-${letter.toLowerCase()}`,
    title: letter,
    sets: sets.filter((it) => it.listed?.letter === letter),
    byLetter: true,
  }))
}
