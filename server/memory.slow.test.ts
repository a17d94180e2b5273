import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { aPdf, named } from './testing/a-file.ts'
import { aPrototype } from './testing/a-form.ts'
import { aProcess } from './testing/a-process.ts'
import { aSite } from './testing/a-service.ts'

const megabyte = 1024 * 1024

test('memory grows by less than 50 MB while ten uploads of 40 MB run at once', async () => {
  const service = await aProcess({ DATA_DIR: aFolder('memory'), SITE_DIR: aSite() })
  const file = named('rules.pdf', aPdf(10 * megabyte))
  const upload = async (number: number) => {
    const body = aPrototype({ message: `upload ${number}` }, [file, file, file, file])
    return (await fetch(`${service.origin}/games-prototypes`, { method: 'POST', body })).status
  }
  // The first ones load and compile what every upload needs, and let the heap grow to its working size.
  expect(await Promise.all([upload(-2), upload(-1), upload(0)])).toEqual([200, 200, 200])
  const before = residentMegabytes(service.pid)
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMegabytes(service.pid))
  }, 20)
  const statuses = await Promise.all(Array.from({ length: 10 }, (_, index) => upload(index + 1)))
  clearInterval(watch)
  console.info(`resident memory: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`)
  expect(statuses).toEqual(Array(10).fill(200))
  expect(peak - before).toBeLessThan(50)
}, 60_000)

test('a stop lets an upload finish and is answered, then the process ends well', async () => {
  const service = await aProcess({ DATA_DIR: aFolder('stop'), SITE_DIR: aSite() })
  const body = aPrototype({}, [named('rules.pdf', aPdf(10 * megabyte))])
  const answer = fetch(`${service.origin}/games-prototypes`, { method: 'POST', body })
  // The upload is under way once the process has grown by its first pieces; any moment before the answer will do.
  await new Promise((resolve) => setTimeout(resolve, 30))
  const code = service.end('SIGTERM')
  expect((await answer).status).toBe(200)
  expect(await code).toBe(0)
})

function residentMegabytes(pid: number) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
