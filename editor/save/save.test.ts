import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aContent } from '../testing/a-content.ts'
import { type Fields, fieldsOf, Refused, save, textOf, writeWhole } from './save.ts'

const nemesis = 'content/games/nemesis/game.yaml'
const terms = 'content/legal/terms-of-tests.md'
const rulebooks = 'content/downloads/nemesis.yaml'

test('a wrong value is refused with its field, and the file stays as it was', async () => {
  const root = aContent()
  const before = await textOf(root, nemesis)
  await expect(saved(root, nemesis, { related: ['nemesis', 'nemesis-lockdown'] })).rejects.toThrow(
    /^Not saved. Please correct:\nrelated: found nemesis, allowed: another of /,
  )
  expect(await textOf(root, nemesis)).toBe(before)
  expect(readdirSync(join(root, 'content/games/nemesis')).sort()).toEqual(['game.yaml', 'images'])
})

test('the second of two who change the same sentence is refused, the first one’s words stay', async () => {
  const root = aContent()
  const opened = fieldsOf(nemesis, await textOf(root, nemesis))
  await saved(root, nemesis, { summary: 'The first.' }, opened)
  await expect(saved(root, nemesis, { summary: 'The second.' }, opened)).rejects.toThrow(
    /somebody else has changed this since you opened it \(summary\)/,
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

test('a published document cannot lose its id until its address leads elsewhere', async () => {
  const root = aContent()
  const { documents } = fieldsOf(rulebooks, await textOf(root, rulebooks))
  const others = Array.isArray(documents) ? documents.slice(0, -1) : []
  const [last] = Array.isArray(documents) ? documents.slice(-1) : []
  await expect(saved(root, rulebooks, { documents: others })).rejects.toThrow(`${last.id} is published`)
  await writeWhole(join(root, 'content/redirects.txt'), `/d/${last.id} /download 302\n`)
  await saved(root, rulebooks, { documents: others })
  expect(await textOf(root, rulebooks)).not.toContain(`id: ${last.id}\n`)
})

test.skipIf(process.getuid?.() === 0)('a folder without the right to write says whom to ask', async () => {
  const root = aContent()
  chmodSync(join(root, 'content/games/nemesis'), 0o500)
  await expect(saved(root, nemesis, { summary: 'New.' })).rejects.toThrow(Refused)
})

async function saved(root: string, file: string, change: Fields, opened?: Fields): Promise<void> {
  const before = opened ?? fieldsOf(file, await textOf(root, file))
  await save(root, { file, before, after: { ...before, ...change }, normal: (it) => it })
}
