import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readServerBuild } from './read-ahead.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function aRoot(serverBuild?: string) {
  const root = mkdtempSync(join(tmpdir(), 'read-ahead-'))
  folders.push(root)
  if (serverBuild !== undefined) {
    mkdirSync(join(root, 'build', 'server'), { recursive: true })
    writeFileSync(join(root, 'build', 'server', 'package.json'), '{"type":"module"}')
    writeFileSync(join(root, 'build', 'server', 'index.js'), serverBuild)
  }
  return root
}

test('has the built pages read their content, and waits for it', async () => {
  const root = aRoot(
    'export const entry = { module: { readAhead() { throw new Error("a mistake in content") } } }',
  )
  await expect(readServerBuild(root)).rejects.toThrow('a mistake in content')
})

test('says what is missing when the pages have no such function', async () => {
  await expect(readServerBuild(aRoot('export const entry = { module: {} }'))).rejects.toThrow('readAhead')
})

test('has nothing to do once the pages are built', async () => {
  await expect(readServerBuild(aRoot())).resolves.toBeUndefined()
})
