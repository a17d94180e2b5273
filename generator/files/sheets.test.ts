import { expect, test, vi } from 'vitest'
import { formKinds } from '../../site/downloads/document-kinds.ts'
import { readDocumentWords } from '../../site/downloads/document-words.server.ts'
import { readRegister } from '../../site/downloads/download-register.server.ts'
import { a4, type Mark, type Page, textAt } from './drawing.ts'
import { missingLetters, widthOf } from './fonts.ts'
import { forms } from './forms.ts'
import { sheetOf } from './make-file.ts'
import { printPdf } from './pdf.ts'
import { recipeFor } from './recipe.ts'

const words = readDocumentWords()
const publisher = { name: 'Awaken Realms', origin: 'https://example.com' }
const sheets = readRegister().flatMap((set) =>
  set.documents
    .filter((entry) => entry.format === 'pdf')
    .map((entry) => ({ id: entry.id, page: sheetOf(recipeFor(set, entry, words, publisher)) })),
)

// Every letter of five hundred sheets is measured; a busy machine needs its time.
const patience = 90_000

test('every sheet of the register stays on its page and has a picture for every letter', {
  timeout: patience,
}, () => {
  const faults = sheets.flatMap(({ id, page }) =>
    page.flatMap((mark) => faultsOf(mark).map((it) => `${id}: ${it}`)),
  )
  expect(sheets.length).toBeGreaterThan(400)
  expect(faults).toEqual([])
})

test('no two texts of a sheet lie on one another', { timeout: patience }, () => {
  expect(sheets.flatMap(({ id, page }) => overlaps(page).map((pair) => `${id}: ${pair}`))).toEqual([])
})

test('has a form for every kind that is one', () => {
  expect(Object.keys(forms).sort()).toEqual([...formKinds].sort())
})

test('a stand-in says so in the language of the document and names its lasting address', () => {
  const sheet = sheets.find(({ id }) => id === 'stalker-rulebook-uk')
  const texts = sheet?.page.flatMap((mark) => (mark.mark === 'text' ? [mark.text] : [])) ?? []
  expect(texts.join(' ')).toContain(words.uk.standIn)
  expect(texts).toContain('https://example.com/d/stalker-rulebook-uk')
})

test('prints tagged pages with title, language and author, and the same bytes every time', async () => {
  const page = sheets.find(({ id }) => id === 'nemesis-rulebook-pl')?.page ?? []
  const about = { title: 'Nemesis: Rulebook', language: 'pl', author: 'Awaken Realms' }
  const first = await printPdf([page], about)
  expect(first.equals(await printPdf([page], about))).toBe(true)
  const text = first.toString('latin1')
  for (const part of ['/Lang (pl)', '(Nemesis: Rulebook)', '(Awaken Realms)', '/Marked true', '/S /H1']) {
    expect(text).toContain(part)
  }
})

test('every letter of a sheet can be read from its PDF, also one that is a part of another printed before', async () => {
  const about = { title: 'T', language: 'en', author: 'A' }
  // With fonts that have met no letter yet.
  vi.resetModules()
  const fresh = await import('./pdf.ts')
  const print = (text: string) => fresh.printPdf([[textAt(text, 42, 42, { size: 20, face: 'title' })]], about)
  await print('Nemesis: Retaliation')
  expect((await print('S.T.A.L.K.E.R.')).toString('latin1')).toContain('<0053> <002e> <0054>')
})

function faultsOf(mark: Mark): string[] {
  if (mark.mark === 'line') return []
  const right = mark.x + (mark.mark === 'box' ? mark.width : widthOf(mark.text, mark.face, mark.size))
  const inside = mark.x >= 0 && right <= a4.width && mark.y >= 0 && mark.y <= a4.height
  if (mark.mark === 'box') return inside ? [] : ['a box leaves the page']
  const missing = missingLetters(mark.text, mark.face)
  return [
    ...(inside && mark.x >= 30 && right <= a4.width - 30 ? [] : [`"${mark.text}" leaves the margin`]),
    ...(mark.size >= 6.5 ? [] : [`"${mark.text}" is set in ${mark.size} points`]),
    ...(missing.length > 0 ? [`no letters for ${missing.join(' ')}`] : []),
  ]
}

function overlaps(page: Page): string[] {
  const texts = page.flatMap((mark) =>
    mark.mark === 'text' ? [{ ...mark, right: mark.x + widthOf(mark.text, mark.face, mark.size) }] : [],
  )
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => Math.abs(one.y - other.y) < Math.min(one.size, other.size) * 0.95)
      .filter((other) => one.right > other.x && other.right > one.x)
      .map((other) => `"${one.text}" and "${other.text}"`),
  )
}
