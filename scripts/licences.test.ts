import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Licences that let us use, change and ship the software without giving away our own. */
const allowedLicences =
  /^\(?(MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Unlicense|Python-2\.0|PSF-2\.0|MPL-2\.0|LGPL-3\.0-or-later)\b/

test('no package has a licence that would bind our own code, or none', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const installed = Object.entries<{ license?: string }>(packages).filter(([path]) => path.includes('node_modules/'))
  expect(installed.length).toBeGreaterThan(100)
  const others = installed.filter(([, { license = '' }]) => !allowedLicences.test(license))
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})
