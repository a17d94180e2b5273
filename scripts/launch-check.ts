/** `npm run launch-check`: what the company still has to supply, by the built site. Fails until nothing is left. */

import { readFileSync } from 'node:fs'
import { readSite } from '../server/site/site-index.ts'
import { readLedger } from '../site/build/ledger.ts'
import { content } from '../site/content.server.ts'
import { downloads } from '../site/downloads/load-downloads.server.ts'
import { readFix } from '../site/legal/load-fix.server.ts'
import { unanswered } from './launch/answers.ts'
import {
  drafts,
  type Missing,
  openQuestions,
  pressDrafts,
  standIns,
  translations,
  unconfirmedLinks,
  videos,
} from './launch/missing.ts'

const { site, games, legal } = content()
const groups = downloads()
const fix = readFix()
// TLS changes headers only, and what is asked here is whether there is a file at all.
const built = readSite('build/client', { tls: true })
const former = readLedger(readFileSync('content/former-addresses.txt', 'utf8'))
const addresses = [
  ...former.map((it) => new URL(it, site.origin).href),
  ...groups.flatMap((set) => set.documents.map((it) => new URL(it.downloadUrl, site.origin).href)),
]
const parts: [title: string, missing: Missing[]][] = [
  ['Links nobody has confirmed', unconfirmedLinks(site)],
  ['Legal texts a lawyer has to confirm', drafts(legal)],
  [
    'Questions to the lawyer',
    openQuestions(legal.map(({ slug, toConfirm }) => ({ where: `content/legal/${slug}.md`, toConfirm }))),
  ],
  [
    'Questions to the owner',
    openQuestions([
      { where: 'content/site.yaml', toConfirm: site.toConfirm },
      { where: 'content/press.yaml', toConfirm: content().press.toConfirm },
    ]),
  ],
  ['Press room', pressDrafts(content().press)],
  ['Videos without an id', videos(games)],
  [
    'Texts without their wording',
    fix.confirmed ? [] : [{ what: fix.title, where: 'content/temporary-fix.md' }],
  ],
  ['Translations', translations(groups)],
  ['Published files a placeholder holds the place of', standIns(groups)],
  ['Addresses of our own that would answer 404', unanswered(addresses, site.origin, built)],
]

for (const [title, missing] of parts) {
  if (missing.length === 0) continue
  console.log(`\n${title}: ${missing.length}`)
  for (const { what, where } of missing) console.log(`  ${what} -> ${where}`)
}
const left = parts.reduce((sum, [, missing]) => sum + missing.length, 0)
console.log(left === 0 ? 'Nothing is left: ready to launch.' : `\n${left} left before the launch`)
process.exit(left === 0 ? 0 : 1)
