/**
 * `npm run build`: the whole site. `npm run build -- images cards`: these steps alone.
 * `--if-needed`: nothing when the last whole build still holds. `ledger --add`: new addresses into the ledger.
 */
import { existsSync } from 'node:fs'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { content } from '../site/content.server.ts'
import { readDocumentWords } from '../site/downloads/document-words.server.ts'
import { readRegister } from '../site/downloads/download-register.server.ts'
import { readFix } from '../site/legal/load-fix.server.ts'
import { buildAnswers } from './answers.ts'
import { cache } from './cache.ts'
import { makeCards } from './cards.ts'
import { writeFeeds } from './feeds.ts'
import { makeDocuments } from './files.ts'
import { fingerprint } from './fingerprint.ts'
import { finishSite } from './finish.ts'
import { writeHosting } from './hosting.ts'
import { drawIcons } from './icons.ts'
import { encodePictures } from './images.ts'
import { addToLedger, checkLedger } from './ledger.ts'
import { writeLicences } from './licences.ts'
import { checkLinks } from './links.ts'
import { buildPages } from './pages.ts'
import { publicFolder } from './places.ts'
import { makePressKit } from './press.ts'
import { chosen, reasonsOf, runSteps, type Steps } from './run-steps.ts'
import { writeForMachines } from './seo.ts'

const stamp = 'build/.fingerprint'

/** What a build does, in this order; what stands in one group runs side by side. */
const whole: Steps = [
  { public: copySources },
  {
    seo: writeForMachines,
    documents: makeDocuments,
    cards: makeCards,
    press: makePressKit,
    images: encodePictures,
  },
  { pages: buildPages },
  { feeds: writeFeeds, answers: buildAnswers },
  { finish: finishSite },
  { hosting: writeHosting },
  { ledger: checkLedger, links: checkLinks },
]

/** What makes sources anew, by hand. */
const byHand: Steps = [{ icons: drawIcons, licences: writeLicences }]

async function copySources(): Promise<string> {
  await cp('public', publicFolder, { recursive: true })
  return 'copied as it is'
}

async function buildWhole(): Promise<void> {
  const sources = await fingerprint()
  // A mistake in a content file must not take away the site that is served from here.
  for (const read of [content, readRegister, readFix, readDocumentWords]) read()
  // What a build that breaks off leaves behind must not pass for a finished one.
  await rm('build', { recursive: true, force: true })
  await runSteps(whole, console.log)
  await cache.forgetUnused()
  await writeFile(stamp, sources)
}

async function isUpToDate(): Promise<boolean> {
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === (await fingerprint())
}

async function main(): Promise<void> {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { 'if-needed': { type: 'boolean' }, add: { type: 'boolean' } },
  })
  if (names.length === 0) {
    if (!(values['if-needed'] && (await isUpToDate()))) await buildWhole()
    return
  }
  const known = [...whole, ...byHand].map((it) => (it.ledger && values.add ? { ledger: addToLedger } : it))
  const steps = chosen(known, names)
  // Built piece by piece, it is no whole build any more; the ledger is none of its pieces.
  if (names.some((it) => it !== 'ledger')) await rm(stamp, { force: true })
  await runSteps(steps, console.log)
}

await main().catch((error: unknown) => {
  console.error(reasonsOf(error))
  // At once: the other steps of the group are still at work.
  process.exit(1)
})
