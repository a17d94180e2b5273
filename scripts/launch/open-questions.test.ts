import { expect, test } from 'vitest'
import { content } from '../../site/content/load.server.ts'
import { openQuestions, pressDrafts } from './open-questions.ts'

test('lists usage terms and a logo the company has not confirmed', () => {
  const press = structuredClone(content().press)
  press.licence.confirmed = false
  press.mark.confirmed = false
  expect(pressDrafts(press).map((it) => it.where)).toEqual([
    'content/press.yaml: licence',
    'content/press.yaml: mark',
  ])
  press.licence.confirmed = true
  press.mark.confirmed = true
  expect(pressDrafts(press)).toEqual([])
})

test('lists every question with the file that keeps it', () => {
  expect(openQuestions([{ where: 'a.md', toConfirm: ['One?', 'Two?'] }, { where: 'b.md' }])).toEqual([
    { what: 'One?', where: 'a.md' },
    { what: 'Two?', where: 'a.md' },
  ])
})
