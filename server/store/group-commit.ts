type Waiting<Job, Result> = {
  job: Job
  resolve: (result: Result) => void
  reject: (reason: unknown) => void
}

/**
 * Jobs that arrive while one transaction is being synced to disk share the next one, so that the price of the sync
 * is paid once for all of them. Each promise still settles only after its own transaction is on disk. If a shared
 * transaction fails, every job of it is tried alone, so that none fails for the fault of another.
 */
export function groupCommit<Job, Result>(transact: (jobs: readonly Job[]) => Promise<Result[]>) {
  const waiting: Waiting<Job, Result>[] = []
  let busy = false

  async function work() {
    busy = true
    while (waiting.length > 0) {
      const group = waiting.splice(0, mostAtOnce)
      if (!(await commit(group))) {
        for (const one of group) await commit([one])
      }
    }
    busy = false
  }

  /** False when a group of several failed and its members are to be tried alone. */
  async function commit(group: Waiting<Job, Result>[]): Promise<boolean> {
    try {
      const results = await transact(group.map((it) => it.job))
      for (const [index, result] of results.entries()) group[index]?.resolve(result)
      return true
    } catch (error) {
      if (group.length > 1) return false
      group[0]?.reject(error)
      return true
    }
  }

  return (job: Job) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ job, resolve, reject })
      // The next turn of the event loop, so that all requests read in this one are in the group.
      if (!busy) {
        busy = true
        setImmediate(work)
      }
    })
}

// Bounds how long the event loop is held by one transaction.
const mostAtOnce = 64
