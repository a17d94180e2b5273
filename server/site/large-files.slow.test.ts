import { closeSync, openSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { aProcess } from '../testing/a-process.ts'
import { aSite } from '../testing/a-site.ts'

const megabyte = 1024 * 1024

test('memory grows by less than half of an archive while five visitors fetch all of it at once', async () => {
  const size = 200 * megabyte
  const folder = aSite()
  const archive = join(folder, 'all.zip')
  closeSync(openSync(archive, 'w'))
  truncateSync(archive, size)
  const service = await aProcess({ DATA_DIR: aFolder('large'), SITE_DIR: folder })
  const fetchAll = async () => {
    const answer = await fetch(`${service.origin}/all.zip`)
    let bytes = 0
    for await (const chunk of answer.body ?? []) bytes += chunk.length
    return [answer.headers.get('content-length'), bytes]
  }
  await fetch(`${service.origin}/all.zip`, { headers: { range: 'bytes=0-99999' } })
  const { before, most, result } = await service.memoryDuring(() =>
    Promise.all(Array.from({ length: 5 }, fetchAll)),
  )
  expect(result).toEqual(Array(5).fill([String(size), size]))
  expect(most - before).toBeLessThan(size / megabyte / 2)
}, 120_000)
