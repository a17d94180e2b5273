import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '../testing/lifetime.ts'

test('a link whose target is gone does not stop the start, and a changed source makes a build', () => {
  const folder = aFolder('checkout')
  for (const name of ['build', 'content', 'contract', 'forms', 'public', 'site']) mkdirSync(join(folder, name))
  for (const name of ['astro.config.ts', 'package-lock.json']) writeFileSync(join(folder, name), '')
  symlinkSync(join(folder, 'no-disk'), join(folder, 'content', 'mirror'))
  const buildStart = Date.now() + 60_000
  writeFileSync(join(folder, 'build', 'last-build.json'), JSON.stringify({ buildStart }))
  const install = join(import.meta.dirname, 'prepare.mjs')
  const program = `import(${JSON.stringify(install)}).then(({ buildIfNeeded }) => console.log(buildIfNeeded()))`
  const start = () => execFileSync(process.execPath, ['-e', program], { cwd: folder, encoding: 'utf8' })
  expect(start()).toBe('true\n')
  utimesSync(join(folder, 'astro.config.ts'), new Date(), new Date(buildStart + 1000))
  expect(start()).toContain('false')
})
