import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentForms } from '../fields/content-forms.ts'
import { readRedirects } from '../fields/redirects.ts'
import type { Fields } from '../fields/values.ts'
import { aContent } from '../testing/a-content.ts'
import { fieldsOf, save, textOf, writeWhole } from './save.ts'

const nemesis = 'content/games/nemesis/game.yaml'
const terms = 'content/legal/terms-of-tests.md'
const rulebooks = 'content/downloads/nemesis.yaml'

test('a wrong value is refused with its field, and the file stays as it was', async () => {
  const root = aContent()
  const before = await textOf(root, nemesis)
  await expect(saved(root, nemesis, { related: ['nemesis', 'nemesis-lockdown'] })).rejects.toThrow(
    /^Not saved. Please correct:\nIn “Games”, nemesis: Related games: found nemesis, allowed: another of /,
  )
  expect(await textOf(root, nemesis)).toBe(before)
  expect(readdirSync(join(root, 'content/games/nemesis')).sort()).toEqual(['game.yaml', 'images'])
})

test('the second of two who change the same sentence is refused, the first one’s words stay', async () => {
  const root = aContent()
  const opened = fieldsOf(nemesis, await textOf(root, nemesis))
  await saved(root, nemesis, { summary: 'The first.' }, opened)
  await expect(saved(root, nemesis, { summary: 'The second.' }, opened)).rejects.toThrow(
    /somebody else has changed this since you opened it \(In “Games”, nemesis: Summary\)/,
  )
  expect(await textOf(root, nemesis)).toContain('The first.')
})

test('a legal text keeps its Markdown letter by letter but for what was changed', async () => {
  const root = aContent()
  const { markdown, ...fields } = fieldsOf(terms, await textOf(root, terms))
  const wanted = String(markdown).replace('These Terms apply', 'These Terms always apply')
  await saved(root, terms, { ...fields, markdown: wanted })
  expect(await textOf(root, terms)).toBe(
    readFileSync(terms, 'utf8').replace('These Terms apply', 'These Terms always apply'),
  )
})

test('a published document goes with its file, but not until its address leads elsewhere', async () => {
  const root = aContent()
  const { documents } = fieldsOf(rulebooks, await textOf(root, rulebooks))
  const others = Array.isArray(documents) ? documents.slice(0, -1) : []
  const [last] = Array.isArray(documents) ? documents.slice(-1) : []
  await expect(saved(root, rulebooks, { documents: others })).rejects.toThrow(
    `say first under “Redirects” where it leads instead: /d/${last.id}`,
  )
  await writeWhole(join(root, 'content/redirects.txt'), `/d/${last.id} /download 302\n`)
  const pdf = join(root, `content/files/nemesis/${last.id}.pdf`)
  await writeWhole(pdf, '%PDF-1.7')
  await saved(root, rulebooks, { documents: others })
  expect(await textOf(root, rulebooks)).not.toContain(`id: ${last.id}\n`)
  expect(existsSync(pdf)).toBe(false)
})

test('a game goes with its pictures once its addresses lead elsewhere and no page shows it', async () => {
  const root = aContent()
  const file = 'content/games/grimcoven/game.yaml'
  const before = fieldsOf(file, await textOf(root, file))
  const withdraw = () => save(root, { file, before, after: undefined, form: contentForms.games?.form })
  await expect(withdraw()).rejects.toThrow('awaken-realms/grimcoven/videos, /press/grimcoven')
  const lines = [
    '/games/awaken-realms/grimcoven / 302',
    '/games/awaken-realms/grimcoven/videos / 302',
    '/press/grimcoven /press 302',
  ]
  await writeWhole(join(root, 'content/redirects.txt'), `${lines.join('\n')}\n`)
  const other = await textOf(root, nemesis)
  await writeWhole(join(root, nemesis), other.replace('related:\n', 'related:\n  - grimcoven\n'))
  await expect(withdraw()).rejects.toThrow(
    /In “Games”, nemesis: Related games: found grimcoven,.*\n(.*\n)*In “Press room”: Lines › no. 1 › Pictures › no. 6 › Game: found grimcoven,/,
  )
  await writeWhole(join(root, nemesis), other)
  expect(readdirSync(join(root, file, '..'))).toEqual(['game.yaml', 'images'])
  for (const it of ['press', 'site', 'downloads/grimcoven'].map((it) => `content/${it}.yaml`)) {
    const text = await textOf(root, it)
    await writeWhole(join(root, it), text.replace(/.*(game: |awaken-realms\/)grimcoven\b.*\n/g, ''))
  }
  await withdraw()
  expect(existsSync(join(root, file, '..'))).toBe(false)
})

test('a document that gets another format loses the file of the one before', async () => {
  const root = aContent()
  const opened = fieldsOf(rulebooks, await textOf(root, rulebooks))
  const documents = Array.isArray(opened.documents) ? opened.documents : []
  const [first, ...others] = documents.toSorted((a, b) => Number('link' in a) - Number('link' in b))
  const pdf = join(root, `content/files/nemesis/${first.id}.${first.format}`)
  await writeWhole(pdf, '%PDF-1.7')
  await saved(root, rulebooks, { documents: [{ ...first, title: 'Other' }, ...others] })
  expect(existsSync(pdf)).toBe(true)
  await saved(root, rulebooks, { documents: [{ ...first, format: 'zip' }, ...others] })
  expect(existsSync(pdf)).toBe(false)
})

test('a page that goes says nothing of a page below it that stays', async () => {
  const root = aContent()
  const before = fieldsOf(terms, await textOf(root, terms))
  await expect(save(root, { file: terms, before, after: undefined })).rejects.toThrow(
    /where it leads instead: \/terms-of-tests$/,
  )
})

test.each([
  ['/old/*', 'found "/old/*", allowed: one address of this site'],
  ['/100%', 'found "/100%", allowed: an address without a lone %'],
  ['/retaliation', 'found "/retaliation", allowed: one line for an address'],
])('the address %s is refused as one that is gone', async (from, words) => {
  const { redirects } = readRedirects(readFileSync('content/redirects.txt', 'utf8'))
  await expect(
    saved(aContent(), 'content/redirects.txt', { redirects: [...redirects, { from, to: '/' }] }),
  ).rejects.toThrow(words)
})

test('a place on a page that a redirect leads to is read as it was written', () => {
  expect(readRedirects('/x /download/#nemesis 302 # for now\n')).toEqual({
    redirects: [{ from: '/x', to: '/download/#nemesis' }],
  })
})

test('a redirect is one line of a difference, and one that leads nowhere is refused', async () => {
  const root = aContent()
  const file = 'content/redirects.txt'
  const before = fieldsOf(file, await textOf(root, file))
  const list = (to: string) => [...readRedirects(readFileSync(file, 'utf8')).redirects, { from: '/d/x', to }]
  await expect(saved(root, file, { redirects: list('nowhere') }, before)).rejects.toThrow(
    'found "nowhere", allowed: an address that begins with / or https://',
  )
  await saved(root, file, { redirects: list('/download') }, before)
  expect(await textOf(root, file)).toBe(`${readFileSync(file, 'utf8')}/d/x /download 302\n`)
  const now = fieldsOf(file, await textOf(root, file))
  await saved(root, file, before, now)
  expect(await textOf(root, file)).toBe(readFileSync(file, 'utf8'))
})

async function saved(root: string, file: string, change: Fields, opened?: Fields): Promise<void> {
  const before = opened ?? fieldsOf(file, await textOf(root, file))
  await save(root, { file, before, after: { ...before, ...change } })
}
