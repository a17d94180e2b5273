import { expect, test } from 'vitest'
import { groupCommit } from './group-commit.ts'

test('jobs that wait together share a transaction, and none is answered before it is done', async () => {
  const groups: number[][] = []
  let committed = 0
  const add = groupCommit<number, number>(async (jobs) => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    groups.push([...jobs])
    committed += jobs.length
    return jobs.map((it) => it * 10)
  })
  const results = await Promise.all([1, 2, 3].map(async (it) => [await add(it), committed]))
  expect(results).toEqual([
    [10, 3],
    [20, 3],
    [30, 3],
  ])
  expect(groups).toEqual([[1, 2, 3]])
  expect(await add(4)).toBe(40)
})

test('a transaction takes at most 64 jobs', async () => {
  const sizes: number[] = []
  const add = groupCommit<number, number>(async (jobs) => {
    sizes.push(jobs.length)
    return [...jobs]
  })
  await Promise.all(Array.from({ length: 150 }, (_, index) => add(index)))
  expect(sizes).toEqual([64, 64, 22])
})

test('after a failure the jobs are tried alone, and only the faulty one fails', async () => {
  const add = groupCommit<number, number>(async (jobs) => {
    if (jobs.includes(2)) throw new Error('two')
    return [...jobs]
  })
  const results = await Promise.allSettled([1, 2, 3].map(add))
  expect(results.map((it) => it.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
