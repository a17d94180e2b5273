import { availableParallelism } from 'node:os'

/** Does the work for each, so many at the same time: as many as there are processors unless told otherwise. */
export async function inParallel<Thing>(
  all: readonly Thing[],
  work: (it: Thing) => Promise<unknown>,
  atOnce = availableParallelism(),
): Promise<void> {
  const left = all.values()
  const worker = async () => {
    for (const it of left) await work(it)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
