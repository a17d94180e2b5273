import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../../testing/a-folder.ts'
import type { Mistake } from './content-error.ts'
import { parseFiles } from './parsed-files.server.ts'

const aCache = () => path.join(aFolder('parsed'), 'files.json')

function contents(files: Record<string, string>, cache?: string): unknown {
  return Object.fromEntries(parseFiles(new Map(Object.entries(files)), [], cache))
}

test('reads a file anew only when a letter of it has changed', () => {
  const cache = aCache()
  const a = { title: 'A' }
  expect(contents({ 'a.yaml': 'title: A', 'b.yaml': 'title: B' }, cache)).toMatchObject({ 'a.yaml': a })
  // Told apart from a fresh reading by a mark of our own.
  writeFileSync(cache, readFileSync(cache, 'utf8').replace('"A"', '"kept A"').replace('"B"', '"kept B"'))
  expect(contents({ 'a.yaml': 'title: A', 'b.yaml': 'title: C' }, cache)).toEqual({
    'a.yaml': { title: 'kept A' },
    'b.yaml': { title: 'C' },
  })
})

test('forgets a file that is gone', () => {
  const cache = aCache()
  contents({ 'a.yaml': 'title: A', 'b.yaml': 'title: B' }, cache)
  expect(contents({ 'a.yaml': 'title: A' }, cache)).toEqual({ 'a.yaml': { title: 'A' } })
  expect(readFileSync(cache, 'utf8')).not.toContain('b.yaml')
})

test('makes a damaged cache anew and keeps none where none is wanted', () => {
  const cache = aCache()
  contents({ 'a.yaml': 'title: A' })
  expect(existsSync(cache)).toBe(false)
  writeFileSync(cache, '{"sum": 1')
  expect(contents({ 'a.yaml': 'title: A' }, cache)).toEqual({ 'a.yaml': { title: 'A' } })
})

test('names the file that is no YAML and reads the others', () => {
  const mistakes: Mistake[] = []
  const files = parseFiles(
    new Map([
      ['a.yaml', 'title: [A'],
      ['b.yaml', 'title: B'],
    ]),
    mistakes,
  )
  expect(mistakes).toEqual([
    expect.objectContaining({ file: 'a.yaml', problem: expect.stringContaining('line 1') }),
  ])
  expect([...files.keys()]).toEqual(['b.yaml'])
})
