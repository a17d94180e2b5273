import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** Does this when the test that asks for it ends or, asked outside of one, after its file; the last comes first. */
export function atTheEnd(work: () => Promise<void> | void) {
  const when = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  when(work)
}
