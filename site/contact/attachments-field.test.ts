import { expect, test } from 'vitest'
import { addFiles } from './attachments-field.tsx'

function aFile(changes: Partial<{ name: string; size: number; lastModified: number }> = {}) {
  return { name: 'rules.pdf', size: 10, lastModified: 1, ...changes }
}

test.each([
  ['the first file', [], [aFile()], 1],
  ['another name', [aFile()], [aFile({ name: 'board.png' })], 2],
  ['the same name with another content', [aFile()], [aFile({ size: 11 })], 2],
  ['the same name, changed since', [aFile()], [aFile({ lastModified: 2 })], 2],
  ['a file already there', [aFile()], [aFile()], 1],
  ['one file chosen twice at once', [], [aFile(), aFile()], 1],
])('adding %s', (_case, files, chosen, count) => {
  expect(addFiles(files, chosen)).toHaveLength(count)
})

test('new files come after those already there', () => {
  const [first, second] = [aFile({ name: 'b.pdf' }), aFile({ name: 'a.pdf' })]
  expect(addFiles([first], [second])).toEqual([first, second])
})
