import { expect, test } from 'vitest'
import { gamesPrototypes } from '../../forms/forms.ts'
import { validateFormData } from './contact-form.island.tsx'

test('the errors of the files are between those of the fields around them', () => {
  const filled = new FormData()
  const tooLarge = new File([new Uint8Array(11 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' })
  for (const file of [tooLarge, new File(['x'], 'b.docx')]) filled.append('attachments', file)
  const errors = validateFormData(gamesPrototypes, filled)
  const inOrder = 'fullname email message attachments attachments gdpr terms'
  expect(errors.map((error) => error.field).join(' ')).toBe(inOrder)
  expect(errors[3]?.message).toBe('a.pdf is too large (max 11 MB).')
})

test('a file field with nothing chosen has no error', () => {
  const filled = new FormData()
  filled.append('attachments', new File([], ''))
  expect(validateFormData(gamesPrototypes, filled).map((error) => error.field)).not.toContain('attachments')
})
