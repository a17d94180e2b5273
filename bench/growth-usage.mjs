/** Loaded into each step that `npm run bench -- growth` runs: says at its end what it used, in µs, µs and kB. */
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
    console.error(`used ${userCPUTime} ${systemCPUTime} ${maxRSS}`)
  })
}
