import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { licencesText, packagesOf } from './licences.ts'

const packages = packagesOf(JSON.parse(readFileSync('package-lock.json', 'utf8')))

/** Licences that let us use, change and ship the software without giving away our own. */
const fine =
  /^\(?(MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Unlicense|Python-2\.0|MPL-2\.0|LGPL-3\.0-or-later)\b/

test('the list in docs/ is the one of the lock file', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesText(packages))
})

test('no package has a licence that would bind our own code, or none', () => {
  expect(packages.filter((it) => !fine.test(it.licence)).map((it) => `${it.name}: ${it.licence}`)).toEqual([])
})

test('reads name, version, licence and use from a lock file', () => {
  const lock = {
    packages: {
      '': { name: 'site' },
      'node_modules/a': { version: '1.0.0', license: 'MIT' },
      'node_modules/a/node_modules/@s/b': { version: '2.0.0', dev: true },
    },
  }
  expect(packagesOf(lock)).toEqual([
    { name: '@s/b', version: '2.0.0', licence: 'not stated', shipped: false },
    { name: 'a', version: '1.0.0', licence: 'MIT', shipped: true },
  ])
})
