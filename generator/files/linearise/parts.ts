import { type PdfFile, referencesIn } from './read-pdf.ts'

/** The objects of a file by their old numbers, in the order ISO 32000-1 Annex F gives them (F.3, parts 4 to 9). */
export type Parts = {
  /** Part 4: the catalogue and what it needs to open the document. */
  opening: number[]
  /** Part 6: everything the first page is drawn with, the page itself first. */
  first: number[]
  /** Part 7: for each later page what it alone is drawn with, the page itself first. */
  later: number[][]
  /** Part 8: what several later pages are drawn with. */
  shared: number[]
  /** Part 9: the page tree, the structure tree, the document's particulars. */
  others: number[]
  /** For each page the objects of parts 6 and 8 it borrows; for the first page none, it owns its own. */
  borrowed: number[][]
}

/**
 * Where each object goes:
 *
 * | used by                                     | part          |
 * | ------------------------------------------- | ------------- |
 * | the opening of the document                 | 4             |
 * | the first page, whoever else                | 6             |
 * | one later page and nothing but pages        | 7             |
 * | several later pages                         | 8             |
 * | anything else                               | 9             |
 */
export function partsOf({ objects, root, info }: PdfFile): Parts {
  const syntaxOf = (number: number) => objects.get(number)?.syntax ?? ''
  const isPageNode = (number: number) => /\/Type \/Pages?\b/.test(syntaxOf(number))
  /** Everything that can be reached, without going on to another page or up to the page tree. */
  const reach = (from: readonly number[]): Set<number> => {
    const reached = new Set(from)
    for (const number of reached) {
      for (const next of referencesIn(syntaxOf(number))) if (!isPageNode(next)) reached.add(next)
    }
    return reached
  }
  const pages = pagesBelow(root, syntaxOf)
  const uses = pages.map((page) => reach([page]))
  const openingKey = /\/ViewerPreferences (\d+) 0 R/.exec(syntaxOf(root))?.[1]
  const opening = new Set([root, ...(openingKey === undefined ? [] : reach([Number(openingKey)]))])
  const first = new Set([...(uses[0] ?? [])].filter((it) => !opening.has(it)))
  const rest = reach([...referencesIn(syntaxOf(root)).filter((it) => !isPageNode(it)), info])
  const others: number[] = []
  const shared: number[] = []
  const later: number[][] = pages.slice(1).map((page) => [page])
  for (const number of objects.keys()) {
    if (opening.has(number) || first.has(number) || pages.includes(number)) continue
    const users = later.filter((_, index) => uses[index + 1]?.has(number))
    if (users.length > 1) shared.push(number)
    else if (users[0] && !rest.has(number)) users[0].push(number)
    else others.push(number)
  }
  const lent = new Set([...first, ...shared])
  const borrowed = uses.map((used, index) => (index === 0 ? [] : [...used].filter((it) => lent.has(it))))
  return { opening: [...opening], first: [...first], later, shared, others, borrowed }
}

/** The pages in reading order. Throws when the document has none. */
function pagesBelow(root: number, syntaxOf: (number: number) => string): number[] {
  const tree = Number(/\/Pages (\d+) 0 R/.exec(syntaxOf(root))?.[1])
  const leaves = (node: number): number[] => {
    const kids = /\/Kids (\[[^\]]*\])/.exec(syntaxOf(node))?.[1]
    return kids === undefined ? [node] : referencesIn(kids).flatMap(leaves)
  }
  const pages = leaves(tree)
  if (pages.length === 0 || !/\/Type \/Page\b/.test(syntaxOf(pages[0] ?? 0)))
    throw new Error('The PDF has no pages')
  return pages
}
