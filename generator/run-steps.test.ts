import { expect, test } from 'vitest'
import { chosen, reasonsOf, runSteps, type Step, type Steps } from './run-steps.ts'

const nothing: Step = async () => ''

/** Steps that write down when they begin and end. */
function recorded() {
  const log: string[] = []
  const step =
    (name: string): Step =>
    async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      return `${name} is done`
    }
  return { log, step }
}

test('steps of a group run side by side, groups one after the other', async () => {
  const { log, step } = recorded()
  await runSteps([{ a: step('a'), b: step('b') }, { c: step('c') }], () => undefined)
  expect(log).toEqual(['a begins', 'b begins', 'a ends', 'b ends', 'c begins', 'c ends'])
})

test('each step says what it has done, and how long it took', async () => {
  const said: string[] = []
  await runSteps([{ pictures: async () => '3 pictures' }], (line) => said.push(line))
  expect(said).toEqual([expect.stringMatching(/^pictures: 3 pictures \(\d+\.\d s\)$/)])
})

test('a step that fails is named with its reason, and the next group does not begin', async () => {
  const { log, step } = recorded()
  const failing = async () => {
    throw new Error('hero.webp is missing')
  }
  const run = runSteps([{ cards: failing }, { pages: step('pages') }], () => undefined)
  const error = await run.catch((it: unknown) => it)
  expect(reasonsOf(error)).toBe('The build stopped at: cards.\nhero.webp is missing')
  expect(log).toEqual([])
})

test('a fault of our own code comes with its place, one of the content without', () => {
  expect(reasonsOf(new Error('hero.webp', { cause: new TypeError('no function') }))).toMatch(
    /^hero.webp\nTypeError: no function\n +at .*run-steps.test.ts/,
  )
})

test('single steps keep their order, whatever the order they are asked for in', () => {
  const steps: Steps = [{ images: nothing, cards: nothing }, { pages: nothing }, { ledger: nothing }]
  expect(chosen(steps, ['ledger', 'cards'])).toEqual([{ cards: nothing }, {}, { ledger: nothing }])
})

test('an unknown step is refused with the list of those there are', () => {
  const steps: Steps = [{ images: nothing }, { pages: nothing }]
  expect(() => chosen(steps, ['image', 'pages'])).toThrow('There is no step image. Steps: images, pages.')
})
