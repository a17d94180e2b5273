/**
 * `npm run launch-check`: what the company has to do before this site takes the domain, and what can follow.
 * Ends with 1 when something must be done first, with 2 without a build to check, else with 0.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readRedirects } from '../server/site/redirects.ts'
import { readLedger } from '../site/build/ledger.server.ts'
import { content } from '../site/content.server.ts'
import { downloads } from '../site/downloads/load-downloads.server.ts'
import { type Finding, launchTopics, type Topic } from './launch/topics.ts'

/** More places of one finding than this are counted. */
const placesShown = 3

/** The summary, a line for each topic, then each topic with its remedy and its findings; equal ones stand together. */
export function launchReport(topics: readonly Topic[]): string {
  const open = topics.filter(({ findings }) => findings.length > 0)
  const musts = open.filter(({ part }) => part === 'must').length
  const summary = open.map(
    ({ part, who, title, findings }) => `  ${part}: ${title}: ${findings.length} (${who})`,
  )
  return [
    musts > 0 ? `Launch refused. Topics to settle first: ${musts}.` : 'Ready to launch.',
    ...summary,
    ...open.flatMap(({ title, remedy, findings }) => ['', `${title}. ${remedy}`, ...grouped(findings)]),
  ].join('\n')
}

function grouped(findings: readonly Finding[]): string[] {
  return [...Map.groupBy(findings, ({ what }) => what)].map(([what, same]) => {
    const places = same.slice(0, placesShown).map(({ where }) => where)
    const more = same.length > placesShown ? `, and ${same.length - placesShown} more` : ''
    return `  ${what}${same.length > 1 ? `: ${same.length}` : ''} -> ${places.join(', ')}${more}`
  })
}

/**
 * Addresses of our own origin, with or without `www.`, that end at no file, over at most five redirects. Addresses of
 * other servers are not ours to answer.
 */
export function unanswered(
  addresses: readonly string[],
  origin: string,
  isFile: (path: string) => boolean,
  redirects: ReadonlyMap<string, string>,
): Finding[] {
  const bare = (url: URL) => url.hostname.replace(/^www\./, '')
  const answered = (address: string, steps = 5): boolean => {
    const url = new URL(address, origin)
    if (bare(url) !== bare(new URL(origin))) return true
    const path = decodeURIComponent(url.pathname)
    const target = steps > 0 ? redirects.get(path) : undefined
    return isFile(path) || (target !== undefined && answered(target, steps - 1))
  }
  return [...new Set(addresses.map((it) => new URL(it, origin).href.replace('://www.', '://')))]
    .filter((address) => !answered(address))
    .map((address) => ({
      what: address,
      where: `content/mirror${decodeURIComponent(new URL(address).pathname)}`,
    }))
}

if (import.meta.main) {
  const folder = join('build', 'client')
  if (!existsSync(join(folder, 'index.html'))) {
    console.error('There is no build to check. Run "npm run build", then "npm run launch-check" again.')
    process.exit(2)
  }
  const sets = downloads()
  const addresses = [
    ...readLedger(readFileSync('content/former-addresses.txt', 'utf8')),
    ...sets.flatMap((set) => set.documents.map((it) => it.downloadUrl)),
  ]
  const isFile = (path: string) =>
    [path, join(path, 'index.html')].some((it) =>
      statSync(join(folder, it), { throwIfNoEntry: false })?.isFile(),
    )
  const redirects = new Map(readRedirects(folder).map(({ from, to }) => [from, to]))
  const topics = launchTopics({
    ...content(),
    sets,
    now: new Date(),
    unanswered: unanswered(addresses, content().site.origin, isFile, redirects),
    unfoundedNumbers: [],
    longTexts: [],
  })
  console.log(launchReport(topics))
  process.exit(topics.some(({ part, findings }) => part === 'must' && findings.length > 0) ? 1 : 0)
}
