import { isDeepStrictEqual } from 'node:util'
import { type Document, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'

type Fields = Record<string, unknown>

/** What was opened, what was typed and what the file holds by now: the same place in each. */
type Versions = { before: unknown; after: unknown; now: unknown }

/**
 * Puts into a YAML document what somebody changed since the file was opened, and leaves every other letter alone: what
 * others changed meanwhile, comments, order, fields no form knows. Returns the places both have changed.
 */
export function applyChanges(document: Document, before: Fields, after: Fields, now: Fields): string[] {
  const conflicts: string[] = []
  if (isMap(document.contents)) changeFields(document.contents, { before, after, now }, [])
  return conflicts

  function changed(node: unknown, { before, after, now }: Versions, path: readonly string[]): unknown {
    if (isDeepStrictEqual(before, after) || isDeepStrictEqual(now, after)) return node
    if (isMap(node) && isFields(before) && isFields(after) && isFields(now)) {
      changeFields(node, { before, after, now }, path)
      return node
    }
    if (isSeq(node) && Array.isArray(before) && Array.isArray(after) && Array.isArray(now)) {
      node.items = items(node.items, before, after, now, path)
      return node
    }
    if (!isDeepStrictEqual(before, now)) conflicts.push(path.join('.'))
    if (isScalar(node) && !isFields(after) && !Array.isArray(after)) {
      node.value = after
      return node
    }
    return document.createNode(after)
  }

  function changeFields(node: YAMLMap, versions: Versions, path: readonly string[]): void {
    const { before, after, now } = fieldsOf(versions)
    const order = Object.keys(after)
    for (const key of new Set([...Object.keys(before), ...order])) {
      const versions = { before: before[key], after: after[key], now: now[key] }
      const to = changed(node.get(key, true), versions, [...path, key])
      if (after[key] === undefined && before[key] !== undefined) node.delete(key)
      else if (to !== undefined && node.has(key)) node.set(key, to)
      else if (to !== undefined) insert(node, key, to, order)
    }
  }

  /** Entries keep their nodes, comments included, wherever they are moved to; only new ones are written anew. */
  function items(
    nodes: unknown[],
    before: unknown[],
    after: unknown[],
    now: unknown[],
    path: readonly string[],
  ) {
    if (before.length !== after.length && !isDeepStrictEqual(names(before), names(now))) {
      conflicts.push(path.join('.'))
      return nodes
    }
    const inline = isMap(nodes[0]) && nodes[0].flow
    const free = new Set(before.keys())
    const sources = partners(before, after, free)
    return after.map((value, at) => {
      const source = sources[at]
      if (source !== undefined) {
        const versions = { before: before[source], after: value, now: now[source] }
        return changed(nodes[source], versions, [...path, `${source + 1}`])
      }
      const node: Node = document.createNode(value)
      if (isMap(node)) node.flow = inline
      return node
    })
  }
}

/** Which entry of before each of after was: the same one, one of the same name, else one in the same place. */
function partners(before: unknown[], after: unknown[], free: Set<number>): (number | undefined)[] {
  const found: (number | undefined)[] = after.map(() => undefined)
  const same: ((a: unknown, b: unknown, at: number, to: number) => boolean)[] = [
    (a, b) => isDeepStrictEqual(a, b),
    (a, b) => nameOf(a) !== undefined && nameOf(a) === nameOf(b),
    (_a, _b, at, to) => before.length === after.length && at === to,
  ]
  for (const isSame of same) {
    for (const [to, value] of after.entries()) {
      if (found[to] !== undefined) continue
      found[to] = [...free].find((at) => isSame(before[at], value, at, to))
      if (found[to] !== undefined) free.delete(found[to])
    }
  }
  return found
}

function names(list: unknown[]): unknown[] {
  return list.map((it) => nameOf(it) ?? it)
}

function nameOf(entry: unknown): unknown {
  return isFields(entry) ? (entry.id ?? entry.componentId ?? entry.label ?? entry.file) : undefined
}

/** A new field stands before the first of those that follow it in the schema. */
function insert(node: YAMLMap, key: string, value: unknown, order: readonly string[]): void {
  node.add({ key, value })
  const later = order.slice(order.indexOf(key) + 1)
  const place = node.items.findIndex(({ key: it }) => later.includes(String(isScalar(it) ? it.value : it)))
  const added = place < 0 ? undefined : node.items.pop()
  if (added) node.items.splice(place, 0, added)
}

function fieldsOf({ before, after, now }: Versions): Record<keyof Versions, Fields> {
  return {
    before: isFields(before) ? before : {},
    after: isFields(after) ? after : {},
    now: isFields(now) ? now : {},
  }
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
