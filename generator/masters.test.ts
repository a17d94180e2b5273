import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contentFolder } from '../site/read-file.server.ts'

/** What `art/measure.py` found in each master: `faults` is empty where nothing is wrong. */
const measured = z
  .record(z.string(), z.object({ sha256: z.string(), faults: z.string() }))
  .parse(JSON.parse(readFileSync('art/masters.json', 'utf8')))

const masters = globSync(`${contentFolder}/**/images/*.webp`).map((path) => ({
  name: relative(contentFolder, path),
  sha256: createHash('sha256').update(readFileSync(path)).digest('hex'),
}))

test('every master was measured as it lies in the folder, and none that was measured is gone', () => {
  const found = Object.entries(measured).map(([name, { sha256 }]) => ({ name, sha256 }))
  expect(masters.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(found)
})

test('no master is too small for its place, soft or speckled', () => {
  const faulty = Object.entries(measured).filter(([, { faults }]) => faults !== '')
  expect(faulty.map(([name, { faults }]) => `${name}: ${faults}`)).toEqual([])
})
