import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../../testing/a-folder.ts'
import type { Face, Page } from '../drawing.ts'
import { countPages } from '../page-count.ts'
import { setPages } from '../pdf.ts'
import { linearise } from './linearise.ts'
import { readPdf } from './read-pdf.ts'

const qpdf = spawnSync('qpdf', ['--version']).status === 0

const cases: [name: string, pages: Page[], title: string][] = [
  ['one page', [aPage('regular')], 'Game: Rulebook'],
  ['one page with links and two faces', [[...aPage('title'), ...aLink()]], 'Gra: Łódź, instrukcja'],
  ['a title that looks like a reference', [aPage('regular')], String.raw`(2 0 R) \ 3 0 R (`],
  ['three pages alike', [aPage('regular'), aPage('regular'), aPage('regular')], 'T'],
  [
    'later pages that share a face the first has not',
    [aPage('regular'), aPage('title'), aPage('title')],
    'T',
  ],
  ['later pages with links', [aPage('regular'), [...aPage('title'), ...aLink()], aPage('semibold')], 'T'],
]

test.each(cases)('%s: says what the file is and where its parts are', async (_name, pages, title) => {
  const { text, plain } = await made(pages, title)
  const [, length, hint, hintLength, page, end, count, table] =
    /^%PDF-1\.7\n%.{4}\n\d+ 0 obj\n<< \/Linearized 1 \/L (\d+) \/H \[(\d+) (\d+)\] \/O (\d+) \/E (\d+) \/N (\d+) \/T (\d+) >>/
      .exec(text)
      ?.map(Number) ?? []
  expect(length).toBe(text.length)
  expect(count).toBe(pages.length)
  expect(text.slice(hint)).toMatch(/^\d+ 0 obj\n<< \/Length \d+ \/S \d+ >>\nstream\n/)
  expect(text.slice(0, (hint ?? 0) + (hintLength ?? 0))).toMatch(/endstream\nendobj\n$/)
  expect(text.slice((hint ?? 0) + (hintLength ?? 0))).toMatch(new RegExp(`^${page} 0 obj\n<<\n/Type /Page\n`))
  expect(text.slice(0, end)).toMatch(/endobj\n$/)
  expect(text.slice(table)).toMatch(/^\n0000000000 65535 f \n/)
  expect(countPages(Buffer.from(text, 'latin1'))).toBe(countPages(plain))
})

test.each(cases)('%s: every entry of both tables leads to its object', async (_name, pages, title) => {
  const { text } = await made(pages, title)
  const tables = [...text.matchAll(/^xref\n(\d+) (\d+)\n((?:\d{10} \d{5} [nf] \n)+)/gm)]
  expect(tables).toHaveLength(2)
  for (const [, from, count, rows = ''] of tables) {
    const entries = rows.trimEnd().split(' \n')
    expect(entries).toHaveLength(Number(count))
    for (const [index, entry] of entries.entries()) {
      if (!entry.endsWith('n')) continue
      expect(text.slice(Number(entry.slice(0, 10)))).toMatch(new RegExp(`^${Number(from) + index} 0 obj\n`))
    }
  }
})

test.each(cases)('%s: keeps every object, only under another number', async (_name, pages, title) => {
  const { text, plain } = await made(pages, title)
  const before = [...readPdf(plain).objects.values()].map(({ syntax, stream }) => unnumbered(syntax) + stream)
  const after = [...text.matchAll(/^\d+ 0 obj\n([\s\S]*?)endobj\n/gm)].map(([, it = '']) => unnumbered(it))
  // Besides them only the dictionary in front and the hints.
  expect(after).toHaveLength(before.length + 2)
  expect(after).toEqual(expect.arrayContaining(before.map(unnumbered)))
})

test.skipIf(!qpdf).each(cases)(
  '%s: qpdf (apt-get install qpdf) finds no fault',
  async (_name, pages, title) => {
    const { text } = await made(pages, title)
    const file = path.join(aFolder('pdf'), 'made.pdf')
    writeFileSync(file, text, 'latin1')
    for (const check of ['--check-linearization', '--check']) {
      const { status, stdout, stderr } = spawnSync('qpdf', [check, file], { encoding: 'utf8' })
      expect(`${stdout}${stderr}`).not.toMatch(/warning|error[^s]/i)
      expect(status).toBe(0)
    }
  },
)

test('refuses what it cannot read, rather than spoil it', () => {
  expect(() => linearise(Buffer.from('%PDF-1.7\nnothing here'))).toThrow('The PDF has no startxref')
})

async function made(pages: Page[], title: string) {
  const plain = await setPages(pages, { title, language: 'en', author: 'A' })
  return { plain, text: linearise(plain).toString('latin1') }
}

function unnumbered(syntax: string): string {
  return syntax.replace(/\b\d+ 0 R\b/g, '# 0 R')
}

function aPage(face: Face): Page {
  const box = { mark: 'box', x: 0, y: 0, width: 100, height: 50, fill: '#0d0b0a' } as const
  const text = {
    mark: 'text',
    x: 50,
    y: 80,
    size: 12,
    face,
    fill: '#000000',
    role: 'H1',
    text: 'A page',
  } as const
  return [box, text]
}

function aLink(): Page {
  const href = 'https://example.com/d/a'
  const place = { x: 50, y: 120, size: 10, fill: '#000000' } as const
  return [{ mark: 'text', ...place, face: 'regular', role: 'Link', text: href, href }]
}
