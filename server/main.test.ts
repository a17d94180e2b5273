import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { unfinishedCopy } from './store/open-store.ts'
import { databaseFile } from './store/sqlite-store.ts'
import { aPdf, named } from './testing/a-file.ts'
import { sendInquiry, sendPrototype } from './testing/a-form.ts'
import { aProcess } from './testing/a-process.ts'
import { aSite } from './testing/a-site.ts'
import { eventually } from './testing/eventually.ts'
import { listening } from './testing/listening.ts'

test.each(['PORT', 'METRICS_PORT'])('a %s somebody else listens on is named in one line', async (name) => {
  const taken = String(await listening(createServer()))
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

const readyz = async (origin: string) => {
  const response = await fetch(`${origin}/readyz`)
  return `${response.status} ${await response.text()}`
}

test.each([
  [
    'a damaged database',
    (folder: string) => writeFileSync(join(folder, databaseFile), 'this is no database at all '.repeat(100)),
    'database: file is not a database',
  ],
  [
    'a data folder that cannot be made',
    (folder: string) => {
      rmSync(folder, { recursive: true })
      writeFileSync(folder, 'a file where the folder was')
    },
    /database: (ENOTDIR|EEXIST); attachments: (ENOTDIR|EEXIST); secret: (ENOTDIR|EEXIST)/,
  ],
  [
    'a secret that was cut off',
    (folder: string) => writeFileSync(join(folder, 'secret'), ''),
    'secret: damaged',
  ],
])('with %s the pages are served, and /readyz says why messages are not kept', async (_case, damage, why) => {
  const folder = aFolder('data')
  damage(folder)
  const service = await aProcess({ DATA_DIR: folder, SITE_DIR: aSite() })
  expect((await fetch(service.origin)).status).toBe(200)
  const said = await readyz(service.origin)
  expect(said).toContain('503 Messages cannot be kept just now: ')
  expect(said).toMatch(why)
  expect(said).not.toContain(folder)
  await eventually(service.said).toContain('messages cannot be kept yet')
})

test('a damaged database is a refusal with words for a form, and once it is mended forms are kept', async () => {
  const folder = aFolder('data')
  writeFileSync(join(folder, databaseFile), 'this is no database at all '.repeat(100))
  const { origin } = await aProcess({ DATA_DIR: folder, SITE_DIR: aSite() })
  const refused = await sendInquiry(origin)
  expect([refused.status, (await refused.json()).message]).toEqual([
    503,
    'We could not keep your message, so it was not sent. Please try again in a few minutes.',
  ])
  rmSync(join(folder, databaseFile))
  expect((await sendInquiry(origin)).status).toBe(200)
  await eventually(() => readyz(origin)).toBe('200 ready')
})

test("what the service writes is its owner's alone, also in a folder that is open to others", async () => {
  const folder = aFolder('data')
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, databaseFile), '', { mode: 0o644 })
  const { origin } = await aProcess({ DATA_DIR: folder, SITE_DIR: aSite() })
  expect((await sendPrototype(origin, {}, [named('a.pdf', aPdf())])).status).toBe(200)
  await readyz(origin)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(files.length).toBeGreaterThan(5)
  const open = files.filter((it) => statSync(join(folder, it)).mode & 0o077)
  expect(open).toEqual([])
})

test.each([
  ['in it', (site: string) => join(site, 'data')],
  ['it itself', (site: string) => site],
  [
    'in it by a link',
    (site: string) => {
      const link = join(aFolder('link'), 'data')
      symlinkSync(site, link)
      return join(link, 'forms')
    },
  ],
])('a data folder that is %s ends the start, for the site is served to everybody', async (_case, inside) => {
  const site = aSite()
  const before = readdirSync(site)
  const start = aProcess({ DATA_DIR: inside(site), SITE_DIR: site })
  await expect(start).rejects.toThrow(/DATA_DIR: found .*a folder outside SITE_DIR/)
  expect(readdirSync(site)).toEqual(before)
})

test('what a killed restore left behind goes at the start', async () => {
  const folder = aFolder('data')
  mkdirSync(join(folder, unfinishedCopy))
  writeFileSync(join(folder, unfinishedCopy, databaseFile), 'personal data')
  await aProcess({ DATA_DIR: folder, SITE_DIR: aSite() })
  expect(readdirSync(folder)).not.toContain(unfinishedCopy)
})
