import { cpSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../server/testing/a-folder.ts'
import { readRegister } from '../../site/downloads/download-register.server.ts'
import type { DownloadSet } from '../../site/downloads/download-schema.ts'
import { flagOf } from '../../site/downloads/languages.ts'
import { planImport } from './plan.ts'
import { readList } from './read-list.ts'
import { writeRegister } from './write-register.ts'

const origin = 'https://awakenrealms.com'

test('400 lines become the register: every id stays, and a second run changes nothing', async () => {
  const folder = path.join(aFolder('import'), 'downloads')
  cpSync('content/downloads', folder, { recursive: true })
  const before = readRegister(folder)
  const list = JSON.stringify(aPublishedList(before, 400))
  const run = () => planImport(readList(list).lines, readRegister(folder), origin)
  const first = run()
  expect(first.notes).toEqual([])
  await writeRegister(first.changes, folder)
  const after = new Map(readRegister(folder).flatMap((set) => set.documents.map((it) => [it.id, it])))
  for (const { id, title, category, kind } of before.flatMap((set) => set.documents))
    expect(after.get(id)).toMatchObject({ title, category, kind })
  expect(after.size).toBe(400)
  expect(run()).toMatchObject({ changes: [], absent: [], notes: [] })
})

/** A list as the company publishes it: every document of the register, under relative and complete addresses, and new ones. */
function aPublishedList(sets: readonly DownloadSet[], length: number): object[] {
  const known = sets.flatMap((set) =>
    set.documents.map(({ id, category, title, language, link, page }, at) => ({
      ...{ game: at % 2 ? set.title : set.title.toUpperCase(), category, title: `${title} (6.1 MB)` },
      downloadUrl:
        link ?? page ?? `${at % 2 ? origin : ''}/images/download/${id}${at % 7 ? ' [A4]' : ' 100%'}.pdf`,
      flagUrl: language === 'en' ? '/images/flags/uk.png' : language ? flagOf(language) : '',
    })),
  )
  const added = Array.from({ length: length - known.length }, (_, at) => ({
    ...{ game: 'Nemesis: Lockdown', category: 'RULEBOOKS', flagUrl: '/images/flags/uk.png' },
    ...{ title: `Expansion ${at + 1} Rulebook ENG (2.5 MB)`, downloadUrl: `/images/expansion-${at + 1}.pdf` },
  }))
  return [...known, ...added]
}
