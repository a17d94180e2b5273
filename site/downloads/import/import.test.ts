import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../../testing/a-folder.ts'
import { readLedger } from '../../build/ledger.server.ts'
import { readRegister } from '../download-register.server.ts'
import { aPublishedList, faults } from './a-published-list.ts'
import { planImport } from './plan.ts'
import { readList } from './published-list.ts'
import { writeRegister } from './write-register.ts'

const origin = 'https://awakenrealms.com'
const published = readLedger(readFileSync('content/ledger.txt', 'utf8')).flatMap(
  (it) => /^\/d\/(.+)$/.exec(it)?.[1] ?? [],
)

/** A copy of our register, and what a list of 600 lines in the published shape would do to it. */
function theImport() {
  const folder = path.join(aFolder('import'), 'downloads')
  cpSync('content/downloads', folder, { recursive: true })
  const before = readRegister(folder)
  const list = JSON.stringify(aPublishedList(before, 600))
  const run = () => {
    const { lines, notes } = readList(list, 'files.json')
    const plan = planImport(lines, { sets: readRegister(folder), origin, published, hasFile: () => false })
    return { ...plan, notes: [...notes, ...plan.notes] }
  }
  return { folder, before, run }
}

test('a list of 600 lines becomes the register: every id stays, every placeholder is replaced, new ones are added', async () => {
  const { folder, before, run } = theImport()
  await writeRegister(run().changes, folder)
  const after = readRegister(folder)
  const entries = new Map(after.flatMap((set) => set.documents.map((it) => [it.id, it])))
  const old = before.flatMap((set) => set.documents)
  expect(old.filter((it) => !entries.has(it.id))).toEqual([])
  for (const { id, title, category, kind, language } of old)
    expect(entries.get(id)).toMatchObject({ title, category, kind, ...(language && { language }) })
  expect([...entries.values()].filter((it) => it.format)).toEqual([])
  const { repeated, unknownGame, incomplete, otherLine } = faults
  expect(entries.size).toBe(600 - repeated - unknownGame - incomplete - otherLine)
  expect(entries.get('nemesis-rulebook-de')).toEqual({
    id: 'nemesis-rulebook-de',
    category: 'RULEBOOKS',
    title: 'Rulebook DE',
    kind: 'rulebook',
    language: 'de',
    link: `${origin}/images/download/nemesis/nemesis-rulebook-de%20%5BA4%5D.pdf`,
  })
  expect(entries.get('nemesis-lockdown-expansion-2-rulebook-corrected-en')).toEqual({
    id: 'nemesis-lockdown-expansion-2-rulebook-corrected-en',
    category: 'RULEBOOKS',
    title: 'Expansion 2 Rulebook v1.1 (corrected 17.04.2023) ENG',
    kind: 'rulebook',
    language: 'en',
    link: `${origin}/images/download/expansion-2.pdf`,
    version: '1.1',
    issued: '2023-04-17',
    bytes: 2_500_000,
  })
})

test('a second run changes nothing', async () => {
  const { folder, run } = theImport()
  await writeRegister(run().changes, folder)
  const second = run()
  expect(second.changes).toEqual([])
  expect(second.absent).toEqual([])
})

test('names each line it could not place, with what to do', () => {
  const { notes, repeated } = theImport().run()
  expect(repeated).toBe(faults.repeated)
  const problems = Map.groupBy(notes, (it) => it.problem.replace(/ (line \d+|is called).*/, ''))
  expect([...problems].map(([problem, those]) => [problem, those.length])).toEqual([
    ['downloadUrl: missing or no text', 1],
    ['category, title, downloadUrl: missing or no text', 1],
    ['the whole line: missing or no text', 1],
    ['no set of content/downloads/', faults.unknownGame],
    ['has the address of', faults.otherLine],
  ])
  expect(notes.filter((it) => !/^line \d+: /.test(it.about) || it.remedy === '')).toEqual([])
})
