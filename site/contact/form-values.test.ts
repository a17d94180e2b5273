import { expect, test } from 'vitest'
import { digitalGames } from '../../forms/digital-games.ts'
import { gamesPrototypes } from '../../forms/games-prototypes.ts'
import { problemsOf, valuesIn } from './form-values.ts'

const complete = { fullname: 'Ada', email: 'ada@example.com', message: 'Hello', gdpr: 'on', terms: 'on' }

test('the values are those of the fields, with nothing technical and no files', () => {
  const filled = new FormData()
  for (const [name, value] of Object.entries(complete)) filled.append(name, value)
  filled.append('website', 'https://spam.example')
  filled.append('attachments', new File(['x'], 'rules.pdf'))
  expect(valuesIn(gamesPrototypes, filled)).toEqual(complete)
})

test('a field the browser leaves out, like a box that is not ticked, is empty', () => {
  expect(valuesIn(digitalGames, new FormData())).toMatchObject({ gdpr: '', game: '' })
})

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
