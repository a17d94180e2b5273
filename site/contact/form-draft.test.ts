import { expect, onTestFinished, test, vi } from 'vitest'
import { gamesPrototypes, pressContact } from '../../forms/form-register.ts'
import { submissionKeyPattern } from '../../forms/protocol.ts'
import { draftOf, newDraft, readDraft, removeDraft } from './form-draft.ts'

function aFilledForm(fields: Record<string, string | File>) {
  const filled = new FormData()
  for (const [name, value] of Object.entries(fields)) filled.append(name, value)
  return filled
}

function aTab(stored: Record<string, string> = {}) {
  const rows = new Map(Object.entries(stored))
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => rows.get(key) ?? null,
    removeItem: (key: string) => void rows.delete(key),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return rows
}

test('a draft keeps texts, key and names of files, and never a consent', () => {
  const filled = aFilledForm({
    fullname: 'Łucja "Ö"',
    message: 'a\nb & c',
    submissionKey: 'k',
    gdpr: 'on',
    terms: 'on',
  })
  filled.append('attachments', new File(['1'], 'a, b.pdf'))
  filled.append('attachments', new File(['2'], 'ü.png'))
  aTab({ 'form-draft:games-prototypes-form': draftOf(gamesPrototypes, filled).toString() })
  expect([...readDraft(gamesPrototypes)]).toEqual([
    ['fullname', 'Łucja "Ö"'],
    ['message', 'a\nb & c'],
    ['submissionKey', 'k'],
    ['attachments', 'a, b.pdf'],
    ['attachments', 'ü.png'],
  ])
})

test('a dropped draft is gone, those of other forms stay', () => {
  const rows = aTab({ 'form-draft:press-contact-form': 'a=1', 'form-draft:digital-games-form': 'a=2' })
  removeDraft(pressContact)
  expect([...rows.keys()]).toEqual(['form-draft:digital-games-form'])
})

test('every draft has its own key, of the shape the service takes', () => {
  const keys = Array.from({ length: 50 }, () => newDraft().submissionKey)
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key).toMatch(submissionKeyPattern)
})
