/** Only letters and digits, small and without accents: spellings that differ in nothing else are the same. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether one letter too many, missing or wrong, or two swapped, make the one the other. */
export function differByOne(a: string, b: string): boolean {
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

/** The one of `known` that is spelt so, or but for one letter; undefined when there is none, or several that differ from one another. */
export function spelt<T>(
  text: string,
  known: readonly T[],
  spellings: (it: T) => readonly string[],
): T | undefined {
  const asked = plain(text)
  const fits = (test: (spelling: string) => boolean) =>
    known.filter((it) => spellings(it).some((spelling) => test(plain(spelling))))
  const same = fits((it) => it === asked)
  if (same.length > 0) return same[0]
  if (asked.length < 5) return undefined
  const near = fits((it) => differByOne(it, asked))
  return new Set(near.map((it) => plain(spellings(it)[0] ?? ''))).size === 1 ? near[0] : undefined
}
