import { expect, test } from 'vitest'
import { gamesPrototypes } from '../../forms/games-prototypes.ts'
import { problemsOf } from './use-contact-form.ts'

test('the problems of the files stand between those of the fields around them', () => {
  const tooLarge = new File([new Uint8Array(11 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' })
  const wrongType = new File(['x'], 'b.docx')
  const problems = problemsOf(gamesPrototypes, {}, [tooLarge, wrongType])
  expect(problems.map((it) => it.field)).toEqual([
    'fullname',
    'email',
    'message',
    'attachments',
    'attachments',
    'gdpr',
    'terms',
  ])
  expect(problems[3]?.message).toBe('a.pdf is too large (max 11 MB).')
})
