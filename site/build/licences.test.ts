import { expect, test } from 'vitest'
import { licencesText, readPackages } from './licences.server.ts'

/** Licences that let us use, change and ship the software without giving away our own. */
const fine =
  /^\(?(MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Unlicense|Python-2\.0|MPL-2\.0|LGPL-3\.0-or-later)\b/

test('no package has a licence that would bind our own code, or none', () => {
  const others = readPackages().filter((it) => !fine.test(it.license))
  expect(others.map((it) => `${it.name}: ${it.license}`)).toEqual([])
})

test('the list says of what runs in production and of what builds it', () => {
  const [, running = '', building = ''] = licencesText().split(/^## /m)
  expect(running).toMatch(/^\| fastify \| [\d.]+ \| MIT \|$/m)
  expect(building).toMatch(/^\| astro \| [\d.]+ \| MIT \|$/m)
})
