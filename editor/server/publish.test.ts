import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import { news, publish, undo } from './publish.ts'

const nemesis = 'content/games/nemesis/game.yaml'
const rulebooks = 'content/downloads/nemesis.yaml'

test('what changed since the last publication is told in the words of the forms', async () => {
  const root = aClone()
  change(root, nemesis, '  desc: >-\n', '  desc: >-\n    A new beginning.\n')
  change(root, rulebooks, 'documents:\n', 'documents:\n  - { id: new-faq, title: FAQ 2.3, language: en }\n')
  writeFileSync(join(root, 'content/games/nemesis/tile.webp'), 'a picture')
  expect(await news(root)).toEqual([
    { file: rulebooks, words: ['Nemesis: Documents, new: FAQ 2.3, en'] },
    { file: nemesis, words: ['Nemesis: Hero, Text'] },
    { file: 'content/games/nemesis/tile.webp', words: ['new file'] },
  ])
})

test('one change is taken back, the other stays; a new file that is taken back is gone', async () => {
  const root = aClone()
  change(root, nemesis, 'name: Nemesis', 'name: Other')
  change(root, rulebooks, 'title: Nemesis', 'title: Other')
  writeFileSync(join(root, 'content/new.webp'), 'a picture')
  await undo(root, nemesis)
  await undo(root, 'content/new.webp')
  expect((await news(root)).map((it) => it.file)).toEqual([rulebooks])
  expect(existsSync(join(root, 'content/new.webp'))).toBe(false)
  await expect(undo(root, '../secret')).rejects.toThrow('no change to take back')
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

function aClone(): string {
  const root = aFolder('clone')
  for (const file of [nemesis, rulebooks]) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), readFileSync(file))
  }
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
