/**
 * `npm run bench -- documents [1 10 50]`: what the download centre costs with that many times the documents: build,
 * page, script, search, and clicks on a processor slowed four times (medians, and the slowest of the real ones).
 */
import { rmSync } from 'node:fs'
import { startOwnService } from '../e2e/support/own-service.ts'
import { measureBrowser } from './documents-browser.ts'
import { buildWith } from './documents-build.ts'
import { weigh } from './documents-weight.ts'

const asked = process.argv.slice(2).map(Number)
const factors = asked.length > 0 ? asked : [1, 10, 50]

console.log(
  '| documents | build s | page kB | first view kB | script kB | index kB | search ms | click ms | longest task ms | real clicks at rest ms | while loading ms |',
)
console.log('|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|')
for (const factor of factors) {
  const { folder, documents, seconds } = buildWith(factor)
  const { page, index, search } = await weigh(folder)
  const server = await startOwnService({ SITE_DIR: `${folder}/build/client` })
  const { firstView, script, click, longestTask, atRest, whileLoading } = await measureBrowser(server.url)
  await server.remove()
  const row = [
    documents,
    seconds.toFixed(0),
    page,
    firstView,
    script,
    index,
    search.toFixed(1),
    click.toFixed(0),
    longestTask.toFixed(0),
    medianAndMost(atRest),
    medianAndMost(whileLoading),
  ]
  console.log(`| ${row.join(' | ')} |`)
  rmSync(folder, { recursive: true, force: true })
}

/** Of values in rising order: "96, at most 240". */
function medianAndMost(values: readonly number[]): string {
  return `${values[Math.floor(values.length / 2)]}, at most ${values.at(-1)}`
}
