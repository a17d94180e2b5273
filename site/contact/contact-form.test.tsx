import { expect, test } from 'vitest'
import { gamesPrototypes } from '../../forms/form-register.ts'
import { addFiles } from './attachments-field.tsx'
import { validateFormData } from './contact-form.island.tsx'

test('the errors of the files are between those of the fields around them', () => {
  const filled = new FormData()
  const tooLarge = new File([new Uint8Array(11 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' })
  for (const file of [tooLarge, new File(['x'], 'b.docx')]) filled.append('attachments', file)
  const errors = validateFormData(gamesPrototypes, filled)
  const inOrder = 'fullname email message attachments attachments gdpr terms'
  expect(errors.map((it) => it.field).join(' ')).toBe(inOrder)
  expect(errors[3]?.message).toBe('a.pdf is too large (max 11 MB).')
})

test('a file field with nothing chosen has no error', () => {
  const filled = new FormData()
  filled.append('attachments', new File([], ''))
  expect(validateFormData(gamesPrototypes, filled).map((it) => it.field)).not.toContain('attachments')
})

function aFile(changes: Partial<{ name: string; size: number; lastModified: number }> = {}) {
  return { name: 'rules.pdf', size: 10, lastModified: 1, ...changes }
}

test.each([
  ['the first file', [], [aFile()], 1],
  ['another name', [aFile()], [aFile({ name: 'board.png' })], 2],
  ['the same name with another content', [aFile()], [aFile({ size: 11 })], 2],
  ['the same name, changed since', [aFile()], [aFile({ lastModified: 2 })], 2],
  ['a file already there', [aFile()], [aFile()], 1],
  ['one file chosen twice at once', [], [aFile(), aFile()], 1],
])('adding %s', (_case, files, chosen, count) => {
  expect(addFiles(files, chosen)).toHaveLength(count)
})

test('new files come after those already there', () => {
  const [first, second] = [aFile({ name: 'b.pdf' }), aFile({ name: 'a.pdf' })]
  expect(addFiles([first], [second])).toEqual([first, second])
})
