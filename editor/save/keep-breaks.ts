import { isScalar, parseDocument, Scalar, visit } from 'yaml'

/** Where each folded paragraph stands: from the first letter of its first line to the end of its last. */
type Paragraph = { value: string; from: number; lines: string[]; indent: string }

/**
 * A word more in a paragraph moves all words behind it, line by line. Breaks the lines of `changed` where those of `text`
 * were broken, apart from the lines whose words have changed.
 */
export function keepBreaks(text: string, changed: string): string {
  const before = paragraphs(text)
  const values = new Set(before.map((it) => it.value))
  const after = paragraphs(changed)
  const gone = before.filter(({ value }) => !after.some((it) => it.value === value))
  const fresh = after.filter(({ value }) => !values.has(value))
  // Only where it is plain which became which.
  if (gone.length !== fresh.length) return changed
  return fresh.reduceRight((result, { from, lines, indent, value }, at) => {
    const old = gone[at]?.lines ?? []
    const folded = foldLike(old, value.split(' '), 100 - indent.length).map((it) => indent + it)
    return result.slice(0, from) + folded.join('\n') + result.slice(from + lines.join('\n').length)
  }, changed)
}

function paragraphs(text: string): Paragraph[] {
  const found: Paragraph[] = []
  visit(parseDocument(text), {
    Scalar(_key, node) {
      const { value, range, type } = node
      const isParagraph = typeof value === 'string' && !/\n| {2}/.test(value.trimEnd())
      if (!isScalar(node) || type !== Scalar.BLOCK_FOLDED || !range || !isParagraph) return
      const from = text.indexOf('\n', range[0]) + 1
      const lines = text.slice(from, range[1]).trimEnd().split('\n')
      found.push({ value: value.trimEnd(), from, lines, indent: /^ */.exec(lines[0] ?? '')?.[0] ?? '' })
    },
  })
  return found
}

function foldLike(lines: readonly string[], words: readonly string[], width: number): string[] {
  const old = lines.map((it) => it.trim().split(' '))
  const [head, headWords] = shared(old, words)
  const rest = words.slice(headWords)
  const [tail, tailWords] = shared(
    old
      .slice(head)
      .map((it) => it.toReversed())
      .toReversed(),
    rest.toReversed(),
  )
  const between = rest.slice(0, rest.length - tailWords)
  const folded: string[] = []
  for (const word of between) {
    const longer = `${folded.at(-1) ?? ''} ${word}`
    if (folded.length > 0 && longer.length <= width) folded[folded.length - 1] = longer
    else folded.push(word)
  }
  const kept = lines.map((it) => it.trim())
  return [...kept.slice(0, head), ...folded, ...kept.slice(kept.length - tail)]
}

/** How many of the first lines, and how many words in them, are still the same. */
function shared(lines: readonly string[][], words: readonly string[]): [lines: number, words: number] {
  let count = 0
  for (const [at, line] of lines.entries()) {
    if (line.some((word, place) => words[count + place] !== word)) return [at, count]
    count += line.length
  }
  return [lines.length, count]
}
