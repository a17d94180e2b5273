import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual as same } from 'node:util'
import { type Document, isMap, isScalar, isSeq, parse, parseDocument, Scalar, type YAMLMap } from 'yaml'
import { at, type Fields } from '../fields/values.ts'

/** What was opened, what was typed and what the file holds by now: the same place in each. */
type Versions = [before: unknown, after: unknown, now: unknown]

/** Both have changed these places; nothing is written. */
export class Conflict extends Error {
  readonly fields: readonly string[]

  constructor(fields: readonly string[]) {
    super(`changed meanwhile: ${fields.join(', ')}`)
    this.fields = fields
  }
}

/**
 * The text of a YAML file with what changed between `before` and `after`; every other letter is left alone: what others
 * changed meanwhile, comments, order, fields no form knows. `normal` brings what the file holds now into the shape of
 * these two. Throws Conflict where the file was changed in the same place since it was opened.
 */
export function mergeYaml(text: string, before: Fields, after: Fields, normal: (now: unknown) => unknown) {
  const document = parseDocument(text)
  const [fault] = document.errors
  if (fault) throw fault
  const rewritten = write(document)
  const conflicts: string[] = []
  /** The lines of changed paragraphs; a word of its own stands for each until all else is in place. */
  const paragraphs: string[][] = []
  change(document.contents, [before, after, normal(document.toJS())], [])
  if (conflicts.length > 0) throw new Conflict(conflicts)
  const changed = write(document)
  const merged = withOldLines(text, rewritten, changed)
  return merged.replace(/^( *)paragraph-(\d+)-changed$/gm, (_word, indent: string, place: string) =>
    (paragraphs[Number(place)] ?? []).map((it) => indent + it).join('\n'),
  )

  function change(node: unknown, [before, after, now]: Versions, path: readonly string[]): unknown {
    if (same(before, after) || same(now, after)) return node
    if (isMap(node) && isFields(before) && isFields(after) && isFields(now)) {
      const order = Object.keys(after)
      for (const key of new Set([...Object.keys(before), ...order])) {
        const to = change(node.get(key, true), [before[key], after[key], now[key]], [...path, key])
        if (after[key] === undefined && before[key] !== undefined) node.delete(key)
        else if (to !== undefined && node.has(key)) node.set(key, to)
        else if (to !== undefined) insert(node, key, to, order)
      }
      return node
    }
    if (isSeq(node) && Array.isArray(before) && Array.isArray(after) && Array.isArray(now)) {
      if (isInPlace(before, now)) {
        node.items = entries(node.items, before, after, now, path)
        return node
      }
    }
    if (!same(before, now)) conflicts.push(path.join('.'))
    if (!isScalar(node) || typeof after === 'object') return document.createNode(after)
    node.value = isParagraph(node, after) ? paragraph(node, after) : after
    return node
  }

  /** Entries keep their nodes, comments included, wherever they are moved to; only new ones are written anew. */
  function entries(
    nodes: unknown[],
    before: unknown[],
    after: unknown[],
    now: unknown[],
    path: readonly string[],
  ) {
    const inline = isMap(nodes[0]) && nodes[0].flow
    const sources = partners(before, after)
    for (const from of before.keys())
      if (!sources.includes(from) && !same(before[from], now[from]))
        conflicts.push([...path, `${from + 1}`].join('.'))
    return after.map((value, to) => {
      const from = sources[to]
      if (from !== undefined)
        return change(nodes[from], [before[from], value, now[from]], [...path, `${from + 1}`])
      const node = document.createNode(value)
      if (isMap(node)) node.flow = inline
      return node
    })
  }

  /** A word more moves all words behind it: lines at the beginning and end that still fit stay as they are. */
  function paragraph({ range }: Scalar, value: string): string {
    const [, ...written] = text.slice(range?.[0], range?.[1]).trimEnd().split('\n')
    const old = written.map((it) => it.trim())
    let [rest, head, tail] = [value, 0, old.length]
    for (; head < tail && `${rest} `.startsWith(`${old[head]} `); head++)
      rest = rest.slice(Number(old[head]?.length) + 1)
    for (; tail > head && ` ${rest}`.endsWith(` ${old[tail - 1]}`); tail--)
      rest = rest.slice(0, -Number(old[tail - 1]?.length) - 1)
    const width = 100 - (/^ */.exec(written[0] ?? '')?.[0].length ?? 0)
    const folded = rest.match(new RegExp(`\\S(.{0,${width - 2}}\\S)?(?= |$)|\\S+`, 'g')) ?? []
    paragraphs.push([...old.slice(0, head), ...folded, ...old.slice(tail)])
    return `paragraph-${paragraphs.length - 1}-changed`
  }
}

function isParagraph(node: Scalar, value: unknown): value is string {
  return node.type === Scalar.BLOCK_FOLDED && typeof value === 'string' && !/\n| {2}/.test(value)
}

/** Whether all entries are still where they were; one may be changed, but none moved, added or gone. */
function isInPlace(before: unknown[], now: unknown[]): boolean {
  const isSame = (was: unknown, is: unknown) =>
    same(was, is) || (nameOf(was) === nameOf(is) && !before.some((it) => same(it, is)))
  return before.length === now.length && before.every((was, place) => isSame(was, now[place]))
}

/** Which entry of before each of after was: the same one, one of the same name, else one in the same place. */
function partners(before: unknown[], after: unknown[]): (number | undefined)[] {
  const free = new Set(before.keys())
  const found = after.map((): number | undefined => undefined)
  const ways: ((from: number, to: number) => boolean)[] = [
    (from, to) => same(before[from], after[to]),
    (from, to) => nameOf(before[from]) !== undefined && nameOf(before[from]) === nameOf(after[to]),
    (from, to) => before.length === after.length && from === to,
  ]
  for (const isSame of ways) {
    for (const to of after.keys()) {
      found[to] ??= [...free].find((from) => isSame(from, to))
      free.delete(found[to] ?? -1)
    }
  }
  return found
}

export function nameOf(entry: unknown): unknown {
  const named = ['id', 'componentId', 'from', 'label'].map((it) => at(entry, it)).find(Boolean)
  // A picture of the press room is a game's: many of them are called hero.webp.
  return named ?? (['game', 'file'].flatMap((it) => at(entry, it) ?? []).join('/') || undefined)
}

/** A new field stands before the first of those that follow it in the schema. */
function insert(node: YAMLMap, key: string, value: unknown, order: readonly string[]): void {
  const later = order.slice(order.indexOf(key) + 1)
  const place = node.items.findIndex(({ key: it }) => later.includes(String(isScalar(it) ? it.value : it)))
  node.add({ key, value })
  if (place >= 0) node.items.splice(place, 0, ...node.items.splice(-1))
}

/** New files are written as changed ones are. */
export function write(document: Document): string {
  const text = document.toString({ lineWidth: 100, minContentWidth: 0, singleQuote: true })
  // Space inside the brackets of a map, as it has by default, but none inside those of a list.
  return text.replace(/^(\s*(?:- )?\w+: )\[ (.*) \]$/gm, '$1[$2]')
}

/**
 * Writing a file anew breaks some lines elsewhere and drops a space here and there. Only what differs between the two
 * that were written anew goes into the file as it is, so that a difference shows what was changed and nothing else.
 */
function withOldLines(text: string, rewritten: string, changed: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'))
  try {
    for (const [name, content] of Object.entries({ text, rewritten, changed }))
      writeFileSync(join(folder, name), content)
    const merge = ['merge-file', '-p', '-q', '--theirs', 'text', 'rewritten', 'changed']
    const { stdout, status } = spawnSync('git', merge, { cwd: folder, encoding: 'utf8' })
    return status === 0 && same(parse(stdout), parse(changed)) ? stdout : changed
  } catch {
    // Lines of two ways of writing that do not fit together: the whole is taken as it was written anew.
    return changed
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
