import { expect, test } from 'vitest'
import { solveWork } from '../../forms/proof-of-work.ts'
import { hour } from '../clock.ts'
import { workChallenge } from './work-challenge.ts'

const key = 'key-of-one-submission'

test('a solution is good for an hour, for its own key and at its own service', async () => {
  const work = workChallenge(8, 'secret')
  const pow = await solveWork(work.ask(1000), key)
  expect(await work.isSolved(pow, key, 1000 + hour)).toBe(true)
  expect(await work.isSolved(pow, key, 1001 + hour)).toBe(false)
  expect(await work.isSolved(pow, key, 999)).toBe(false)
  expect(await work.isSolved(pow, 'key-of-another-one', 1000)).toBe(false)
  expect(await workChallenge(8, 'other secret').isSolved(pow, key, 1000)).toBe(false)
})

test.each([undefined, '', ':', 'a.b:1', '1-x.:0', '__proto__:1'])('%j is no solution', async (pow) => {
  expect(await workChallenge(0, 'secret').isSolved(pow, key, 1000)).toBe(false)
})

test('a solution of too few bits is none', async () => {
  const easy = workChallenge(1, 'secret')
  const { challenge } = easy.ask(1000)
  const answers = Array.from({ length: 50 }, (_, number) => `${challenge}:${number}`)
  const hard = workChallenge(20, 'secret')
  const solved = await Promise.all(answers.map((it) => hard.isSolved(it, key, 1000)))
  expect(solved.filter(Boolean)).toHaveLength(0)
})
