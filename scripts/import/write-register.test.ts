import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../server/testing/a-folder.ts'
import { ContentError } from '../../site/content-mistakes.ts'
import type { Change } from './plan.ts'
import { withChanges, writeRegister } from './write-register.ts'

const text = `# Why this file is as it is.
title: Game
alsoCalled: [The other name]
documents:
  - id: rules-en
    category: RULES
    title: Rules
    kind: rulebook
    language: en
    file: rules.pdf
  # Printed in another size.
  - id: map-en
    category: MAPS
    title: Map
    kind: map
    language: en
    file: rules.pdf
`

const link = { title: 'R', link: 'https://a.example/b' }

test('puts a new document behind the last of its category and leaves the rest letter by letter', () => {
  const after = withChanges(text, [aChange({ ...link, id: 'rules-de', category: 'RULES', kind: 'rulebook' })])
  const added = `  - id: rules-de
    category: RULES
    title: R
    kind: rulebook
    link: https://a.example/b
`
  const place = text.indexOf('  # Printed')
  expect(after).toBe(text.slice(0, place) + added + text.slice(place))
})

test('keeps the comment of a document it changes', () => {
  const after = withChanges(text, [aChange({ ...link, id: 'map-en', category: 'MAPS', kind: 'map' })])
  expect(after).toContain('  # Printed in another size.\n  - id: map-en\n')
})

test('writes nothing at all when the whole would be no register any more', async () => {
  const folder = path.join(aFolder('register'), 'downloads')
  cpSync('content/downloads', folder, { recursive: true })
  const file = path.join(folder, 'nemesis.yaml')
  const before = readFileSync(file, 'utf8')
  const good = { ...link, id: 'x-en', category: 'A', kind: 'faq' } as const
  const taken = { ...good, id: 'y-en' }
  const changes = [aChange(good, 'nemesis'), aChange(taken, 'stalker')]
  await expect(writeRegister(changes, folder)).rejects.toThrow(ContentError)
  expect(readFileSync(file, 'utf8')).toBe(before)
})

function aChange(entry: Change['entry'], set = 'game'): Change {
  return { set, entry }
}
