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

/**
 * The one of `known` that is spelt so, or but for one letter; undefined when there is none, or several that differ from one
 * another. Another number is no slip: "Nemesis 2" is not Nemesis.
 */
export function spelt<T>(
  text: string,
  known: readonly T[],
  spellings: (it: T) => readonly string[],
): T | undefined {
  const asked = plain(text)
  const fits = (test: (spelling: string) => boolean) =>
    known.filter((it) => spellings(it).some((spelling) => test(plain(spelling))))
  const same = fits((it) => it === asked)
  const near = () => fits((it) => numbers(it) === numbers(asked) && differByOne(it, asked))
  const found = same.length > 0 || asked.length < 5 ? same : near()
  return new Set(found.map((it) => plain(spellings(it)[0] ?? ''))).size === 1 ? found[0] : undefined
}

const numbers = (text: string) => text.replace(/\D/g, '')
