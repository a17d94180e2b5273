import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/lifetime.ts'
import { aPdf, fileNamed, sendPrototype } from './testing/a-form.ts'
import { aProcess } from './testing/a-service.ts'

const megabyte = 1024 * 1024

test('100 uploads of 5 MB at the same time need 300 MB of memory at most', async () => {
  const service = await aProcess({ DATA_DIR: aFolder('memory'), TRUST_PROXY_HOPS: '1' })
  const file = fileNamed('rules.pdf', aPdf(5 * megabyte))
  let peak = 0
  const watch = setInterval(() => {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8')) ?? []
    peak = Math.max(peak, Number(kilobytes) / 1024)
  }, 20)
  const sent = Array.from({ length: 100 }, async (_, number) => {
    const headers = { 'X-Forwarded-For': `192.0.2.${number}` }
    return (await sendPrototype(service.origin, { message: `upload ${number}` }, [file], headers)).status
  })
  expect(await Promise.all(sent).finally(() => clearInterval(watch))).toEqual(Array(100).fill(200))
  console.info(`resident memory: ${peak.toFixed(0)} MB at most`)
  expect(peak).toBeLessThan(300)
}, 180_000)
