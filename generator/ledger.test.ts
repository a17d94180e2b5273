import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/a-folder.ts'
import { addLines } from './ledger.ts'

test.each(['', '/a\n', '/a'])('lines added to %j are lines of their own', (text) => {
  const file = join(aFolder('ledger'), 'ledger.txt')
  writeFileSync(file, text)
  addLines(file, [])
  addLines(file, ['/b', '/c'])
  expect(readFileSync(file, 'utf8')).toBe(`${text === '' ? '' : '/a\n'}/b\n/c\n`)
})
