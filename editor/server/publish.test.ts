import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { aContent } from '../testing/a-content.ts'
import { news, publish, undo } from './publish.ts'

const nemesis = 'content/games/nemesis/game.yaml'
const rulebooks = 'content/downloads/nemesis.yaml'
const redirects = 'content/redirects.txt'

test('what changed since the last publication is told in the words of the forms', async () => {
  const root = aClone()
  change(root, nemesis, '  desc: >-\n', '  desc: >-\n    A new beginning.\n')
  change(root, rulebooks, 'documents:\n', 'documents:\n  - { id: new-faq, title: FAQ 2.3, language: en }\n')
  writeFileSync(join(root, 'content/games/nemesis/tile.webp'), 'a picture')
  change(root, 'content/press.yaml', '      - { game: grimcoven, file: hero.webp }\n', '')
  rmSync(join(root, redirects))
  expect(await news(root)).toEqual([
    { file: rulebooks, words: 'Nemesis: Documents, new: FAQ 2.3, English' },
    { file: nemesis, words: 'Nemesis: Hero, Text' },
    {
      file: 'content/press.yaml',
      words: 'Press room: Lines, Awaken Realms, Pictures, gone: grimcoven/hero.webp',
    },
    { file: redirects, words: 'Redirects: gone' },
    { file: 'content/games/nemesis/tile.webp', words: 'games/nemesis/tile.webp: new' },
  ])
})

test('of two changes of one file one is taken back, the other stays', async () => {
  const root = aClone()
  const before = readFileSync(join(root, nemesis), 'utf8')
  change(root, nemesis, 'name: Nemesis', 'name: Other')
  change(root, nemesis, 'year: 2018', 'year: 2019')
  await undo(root, nemesis, 'Other: Name')
  expect(readFileSync(join(root, nemesis), 'utf8')).toBe(before.replace('year: 2018', 'year: 2019'))
  expect(await news(root)).toEqual([{ file: nemesis, words: 'Nemesis: Facts, Year' }])
})

test('a document that was taken out is put back in its place, a new one is taken out again', async () => {
  const root = aClone()
  const before = readFileSync(join(root, rulebooks), 'utf8')
  const [first = ''] = / {2}- id: nemesis-rulebook-de\n(?: {4}.*\n)*/.exec(before) ?? []
  change(
    root,
    rulebooks,
    first,
    first.replace('nemesis-rulebook-de', 'other').replace('Rulebook DE', 'Other'),
  )
  await undo(root, rulebooks, 'Nemesis: Documents, new: Other, German')
  await undo(root, rulebooks, 'Nemesis: Documents, gone: Rulebook DE, German')
  expect(readFileSync(join(root, rulebooks), 'utf8')).toBe(before)
})

test('a new file that is taken back is gone, one that is gone is back; nothing else can be named', async () => {
  const root = aClone()
  writeFileSync(join(root, 'content/new.webp'), 'a picture')
  rmSync(join(root, redirects))
  await undo(root, redirects, 'Redirects: gone')
  await undo(root, 'content/new.webp', 'new.webp: new')
  expect(await news(root)).toEqual([])
  expect(existsSync(join(root, 'content/new.webp'))).toBe(false)
  await expect(undo(root, '../secret', 'new')).rejects.toThrow('no change that could be taken back')
})

test('a game that is gone, or new, is one change with its pictures, and is taken back with them', async () => {
  const root = aClone()
  const [old, copy] = ['nemesis', 'other'].map((it) => join(root, 'content/games', it))
  renameSync(`${old}`, `${copy}`)
  expect(await news(root)).toEqual([
    { file: nemesis, words: 'Nemesis: gone' },
    { file: 'content/games/other/game.yaml', words: 'Nemesis: new' },
  ])
  await undo(root, nemesis, 'Nemesis: gone')
  await undo(root, 'content/games/other/game.yaml', 'Nemesis: new')
  expect(await news(root)).toEqual([])
  expect(existsSync(`${copy}`)).toBe(false)
})

test('a new set of documents that is taken back takes the files with it', async () => {
  const root = aClone()
  const file = 'content/downloads/new-set.yaml'
  const entry = '{ id: new-rules-en, category: RULES, title: R, kind: rulebook, language: en, format: pdf }'
  writeFileSync(join(root, file), `title: New set\ndocuments:\n  - ${entry}\n`)
  const pdf = join(root, 'content/files/new-set/new-rules-en.pdf')
  mkdirSync(dirname(pdf), { recursive: true })
  writeFileSync(pdf, '%PDF-1.7')
  await undo(root, file, 'New set: new')
  expect(existsSync(pdf)).toBe(false)
})

test('a file written in another way is taken back alone, its game’s pictures stay', async () => {
  const root = aClone()
  change(root, nemesis, 'name: Nemesis', "name: 'Nemesis'")
  const hero = join(root, 'content/games/nemesis/images')
  rmSync(hero)
  await undo(root, nemesis, 'Nemesis: written in another way')
  expect([existsSync(hero), readFileSync(join(root, nemesis), 'utf8')]).toEqual([
    false,
    readFileSync(nemesis, 'utf8'),
  ])
})

test('a new picture that a page shows is not taken back before the page', async () => {
  const root = aClone()
  rmSync(join(root, 'content/games/nemesis/images'))
  cpSync('content/games/nemesis/images', join(root, 'content/games/nemesis/images'), { recursive: true })
  const file = 'content/games/nemesis/images/tile.webp'
  git(root, 'add', '.')
  git(root, 'rm', '-q', '--cached', file)
  git(root, '-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', 'All but one')
  await expect(undo(root, file, 'games/nemesis/images/tile.webp: new')).rejects.toThrow(
    'In “Games”, nemesis: Tile: found tile.webp',
  )
  expect(existsSync(join(root, file))).toBe(true)
})

test('a publication is a commit in the name of the person, with the changes in words', async () => {
  const root = aClone()
  change(root, nemesis, 'name: Nemesis', 'name: Other')
  expect(await publish(root, 'Anna Nowak')).toMatch(/^Committed. To put it on the website: npm run build/)
  expect(git(root, 'log', '-1', '--format=%an %s')).toBe('Anna Nowak Content: Other: Name\n')
  await expect(publish(root, 'Anna Nowak')).rejects.toThrow('nothing new')
})

test('with a remote it is pushed as a branch of its own, for review', async () => {
  const root = aClone()
  const remote = aFolder('remote')
  git(remote, 'init', '-q', '--bare')
  git(root, 'remote', 'add', 'origin', remote)
  change(root, nemesis, 'name: Nemesis', 'name: Other')
  const said = await publish(root, 'Anna')
  expect(said).toMatch(/^Sent for review as the branch content-\d{12}\.$/)
  expect(git(remote, 'branch')).toContain(said.replace(/.*branch |\.$/g, ''))
})

test('what the remote does not take is not published: all of it can be published again', async () => {
  const root = aClone()
  git(root, 'remote', 'add', 'origin', join(root, 'nowhere'))
  change(root, nemesis, 'name: Nemesis', 'name: Other')
  rmSync(join(root, redirects))
  const before = await news(root)
  await expect(publish(root, 'Anna')).rejects.toThrow(/^Not published: .*nowhere/)
  expect(await news(root)).toEqual(before)
})

function aClone(): string {
  const root = aContent()
  git(root, 'init', '-q')
  git(root, 'add', '.')
  git(root, '-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', 'Start')
  return root
}

function change(root: string, file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(join(root, file), text.replace(from, to))
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' })
}
