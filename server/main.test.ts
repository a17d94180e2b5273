import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { databaseFile } from './store/sqlite-store.ts'
import { aProcess } from './testing/a-process.ts'
import { aSite } from './testing/a-service.ts'

test.each(['PORT', 'METRICS_PORT'])('a %s somebody else listens on is named in one line', async (name) => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  const taken = typeof address === 'object' && address ? String(address.port) : ''
  const start = aProcess({ DATA_DIR: aFolder('data'), SITE_DIR: aSite(), [name]: taken })
  await expect(start).rejects.toThrow(/^The service ended: Could not start: [^\n]+ set PORT [^\n]+\n$/)
})

test.each([
  ['a wrong setting', { PORT: 'many' }, /These settings are wrong:\nPORT: found "many"/],
  ['a site that is not built', { SITE_DIR: 'no-such-folder' }, /ended: There is no built site[^\n]+\n$/],
])('%s ends the start with what to do', async (_case, settings, words) => {
  const start = aProcess({ DATA_DIR: aFolder('data'), SITE_DIR: aSite(), ...settings })
  await expect(start).rejects.toThrow(words)
})

test('a damaged database ends the start with its name', async () => {
  const folder = aFolder('data')
  writeFileSync(join(folder, databaseFile), 'this is no database, whatever its name says'.repeat(100))
  const start = aProcess({ DATA_DIR: folder, SITE_DIR: aSite() })
  await expect(start).rejects.toThrow(/ended: \S+submissions\.sqlite cannot be used: [^\n]+\n$/)
})
