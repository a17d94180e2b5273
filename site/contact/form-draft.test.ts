import { expect, test, vi } from 'vitest'
import { submissionKeyPattern } from '../../forms/protocol.ts'
import { newDraft, readDraft, removeDraft, storeDraft } from './form-draft.ts'

function aStorage(stored: Record<string, string> = {}) {
  const rows = new Map(Object.entries(stored))
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
    keys: () => [...rows.keys()],
  }
}

const formId = 'press-contact-form'

test('a kept draft comes back with its text, key, time and names of files', () => {
  const storage = aStorage()
  const draft = { ...newDraft(), values: { fullname: 'Łucja "Ö"', message: 'a\nb' }, files: ['a.pdf'] }
  storeDraft(formId, draft, storage)
  expect(readDraft(formId, storage)).toEqual(draft)
  expect(storage.keys()).toEqual(['form-draft:press-contact-form'])
})

test('a dropped draft is gone, those of other forms stay', () => {
  const storage = aStorage()
  storeDraft(formId, newDraft(), storage)
  storeDraft('digital-games-form', newDraft(), storage)
  removeDraft(formId, storage)
  expect(storage.keys()).toEqual(['form-draft:digital-games-form'])
})

test('every draft has its own key, of the shape the service takes', () => {
  const keys = Array.from({ length: 50 }, () => newDraft().submissionKey)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key).toMatch(submissionKeyPattern)
})

test.each([
  ['nothing', ''],
  ['half a JSON text', '{"values":'],
  ['another kind of value', '"text"'],
  ['null', 'null'],
  ['a draft without a key', '{"values":{},"startedAt":1,"files":[]}'],
  ['values that are no texts', '{"values":{"a":1},"submissionKey":"k","startedAt":1,"files":[]}'],
  ['no values', '{"values":null,"submissionKey":"k","startedAt":1,"files":[]}'],
  ['files that are no names', '{"values":{},"submissionKey":"k","startedAt":1,"files":[1]}'],
  ['a time in words', '{"values":{},"submissionKey":"k","startedAt":"now","files":[]}'],
])('%s in the storage is no draft', (_case, text) => {
  expect(readDraft(formId, aStorage({ 'form-draft:press-contact-form': text }))).toBeUndefined()
})

test('a full storage is said in the console, and nothing else happens', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const full = {
    ...aStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  storeDraft(formId, newDraft(), full)
  expect(warn).toHaveBeenCalledOnce()
})
