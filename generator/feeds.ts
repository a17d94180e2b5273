import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Redirect } from '../site/build/built-site.server.ts'
import { readLedger } from '../site/build/ledger.server.ts'
import { content } from '../site/content.server.ts'
import type { DocumentSet } from '../site/downloads/document.ts'
import { downloads } from '../site/downloads/load-downloads.server.ts'
import { catalogueOf, catalogueSchema } from './feeds/catalogue.ts'
import { formerList } from './feeds/former-list.ts'
import { feedsOf } from './feeds/news.ts'
import { redirectLines, redirectsIn, redirectWords } from './feeds/redirects.ts'
import { atomFeed, jsonFeed } from './feeds/write-feed.ts'
import { mirrorFolder } from './files/mirror.ts'
import { siteFolder } from './places.ts'

const redirectsByHand = 'content/redirects.txt'

/** Feeds and open catalogue, written into the built site. */
export async function writeFeeds(): Promise<string> {
  const { brand, origin } = content().site
  const groups = downloads()
  const feeds = feedsOf(groups, { name: brand.name, origin })
  for (const feed of feeds) {
    await write(feed.atom.slice(origin.length), atomFeed(feed, brand.name))
    await write(feed.json.slice(origin.length), jsonFeed(feed, brand.name))
  }
  await write('/catalogue.json', JSON.stringify(catalogueOf(groups, origin)))
  await write('/data/files.json', JSON.stringify(formerList(groups)))
  await write('/catalogue.schema.json', JSON.stringify(catalogueSchema(origin)))

  // What was taken over from the former site is served where it was; nothing of ours gives way to it.
  const byHand = redirectWords(readFileSync(redirectsByHand, 'utf8'))
  if (existsSync(mirrorFolder)) {
    const left = addressesLeft(groups, byHand)
    const mirror = realpathSync(mirrorFolder)
    await cp(mirror, siteFolder, {
      recursive: true,
      force: false,
      filter: (it) => !left.has(`/${path.relative(mirror, it)}`),
    })
  }
  return `${feeds.length} feeds in two forms, catalogue`
}

/** Where addresses that have moved lead. Throws when a line of content/redirects.txt cannot be understood. */
export function currentRedirects(): Redirect[] {
  const byHand = readFileSync(redirectsByHand, 'utf8')
  const ledger = readLedger(readFileSync('content/ledger.txt', 'utf8'))
  return redirectsIn([...redirectLines(downloads(), ledger, redirectWords(byHand)), byHand].join('\n'))
}

/** Addresses of the former site whose document is elsewhere by now: a redirect leads there, the old file is not served. */
function addressesLeft(groups: readonly DocumentSet[], byHand: readonly string[][]): Set<string> {
  const decoded = (addresses: (string | undefined)[]) =>
    addresses.flatMap((it) => (it?.startsWith('/') ? [decodeURIComponent(it)] : []))
  const current = decoded(groups.flatMap((it) => it.documents.map((one) => one.downloadUrl)))
  return new Set(decoded(byHand.map(([from]) => from)).filter((it) => !current.includes(it)))
}

async function write(address: string, text: string) {
  const file = path.join(siteFolder, address)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
