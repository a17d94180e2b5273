import { isDeepStrictEqual as same } from 'node:util'
import { nameOf } from '../save/merge-yaml.ts'
import type { Form } from './form.ts'
import { at } from './values.ts'

/** One change in the words of a form, and the value as it is without it. */
type Difference = { words: string; without: unknown }

/** Which fields differ; of a list's entries also which are new and which are gone. */
export function difference(form: Form, before: unknown, after: unknown): Difference[] {
  if (same(before, after)) return []
  const whole = [{ words: '', without: before }]
  if (form.is === 'group' && before !== undefined && after !== undefined) {
    return Object.entries(form.fields).flatMap(([key, field]) =>
      difference(field, at(before, key), at(after, key)).map(({ words, without }) => ({
        words: [field.label, words].filter(Boolean).join(', '),
        without: { ...Object(after), [key]: without },
      })),
    )
  }
  if (form.is !== 'list' || form.of.is !== 'group' || !Array.isArray(before) || !Array.isArray(after))
    return whole
  const [old, now] = [byName(before), byName(after)]
  const found = [...new Set([...old.keys(), ...now.keys()])].flatMap((key): Difference[] => {
    const title = titleOf(form.of, now.get(key) ?? old.get(key))
    const others = after.filter((it) => it !== now.get(key))
    if (!old.has(key)) return [{ words: `new: ${title}`, without: others }]
    if (!now.has(key)) {
      const place = [...old.keys()].indexOf(key)
      return [{ words: `gone: ${title}`, without: after.toSpliced(place, 0, old.get(key)) }]
    }
    return difference(form.of, old.get(key), now.get(key)).map(({ words, without }) => ({
      words: [title, words].filter(Boolean).join(', '),
      without: after.map((it) => (it === now.get(key) ? without : it)),
    }))
  })
  return found.length > 0 ? found : [{ words: 'in another order', without: before }]
}

function byName(list: readonly unknown[]): Map<unknown, unknown> {
  return new Map(list.map((it, at) => [nameOf(it) ?? at, it]))
}

/** "FAQ 2.3, English". */
function titleOf(form: Form, entry: unknown): string {
  const language = form.is === 'group' ? form.fields.language : undefined
  const words = language?.is === 'choice' ? language.words[String(at(entry, 'language'))] : undefined
  return [at(entry, 'title') ?? nameOf(entry), words].filter(Boolean).join(', ')
}
