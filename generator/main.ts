/**
 * `npm run build`: the whole site. `npm run build -- images cards`: these steps alone.
 * `--if-needed`: nothing when the last whole build still holds.
 */
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readSite } from '../server/site/site-index.ts'
import type { Redirect } from '../site/build/built-site.server.ts'
import { finishSite } from '../site/build/finish-site.server.ts'
import { content } from '../site/content.server.ts'
import { readDocumentWords } from '../site/downloads/document-words.server.ts'
import { readRegister } from '../site/downloads/download-register.server.ts'
import { buildAnswers } from './answers.ts'
import { writeFeeds } from './feeds.ts'
import { makeDocuments } from './files.ts'
import { fingerprint } from './fingerprint.ts'
import { writeHosting } from './hosting.ts'
import { buildPages } from './pages.ts'
import { siteFolder } from './places.ts'
import { chosen, reasonsOf, runSteps, type Steps } from './run-steps.ts'

const stamp = 'build/.fingerprint'

/** What a build does, in this order; what stands in one group runs side by side. */
const whole: Steps = [
  { documents: makeDocuments },
  { pages: buildPages },
  { feeds: writeFeeds, answers: buildAnswers },
  { finish: () => finishSite(siteFolder, redirects()) },
  { hosting: writeHosting },
]

function redirects(): Redirect[] {
  return [...readSite(siteFolder, { tls: false }).redirects.values()].map(({ from, to }) => ({
    from,
    to,
    status: 302,
  }))
}

async function buildWhole(): Promise<void> {
  const sources = await fingerprint()
  // A mistake in a content file must not take away the site that is served from here.
  for (const read of [content, readRegister, readDocumentWords]) read()
  // What a build that breaks off leaves behind must not pass for a finished one.
  await rm('build', { recursive: true, force: true })
  await runSteps(whole, console.log)
  await writeFile(stamp, sources)
}

async function isUpToDate(): Promise<boolean> {
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === (await fingerprint())
}

async function main(): Promise<void> {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { 'if-needed': { type: 'boolean' } },
  })
  if (names.length === 0) {
    if (!(values['if-needed'] && (await isUpToDate()))) await buildWhole()
    return
  }
  const steps = chosen(whole, names)
  // Built piece by piece, it is no whole build any more.
  await rm(stamp, { force: true })
  await runSteps(steps, console.log)
}

await main().catch((error: unknown) => {
  console.error(reasonsOf(error))
  // At once: the other steps of the group are still at work.
  process.exit(1)
})
