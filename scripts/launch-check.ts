/**
 * `npm run launch-check`: what the company has to do before this site takes the domain, and what can follow.
 * Ends with 1 when something must be done first, with 2 without a build to check, else with 0.
 */
import { existsSync, readFileSync } from 'node:fs'
import { type Answers, isAnswered, readBuiltSite } from '../site/build/built-site.server.ts'
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
    const places = [...new Set(same.map(({ where }) => where))]
    const more = places.length > placesShown ? `, and ${places.length - placesShown} more` : ''
    const count = same.length > 1 ? `: ${same.length}` : ''
    return `  ${what}${count} -> ${places.slice(0, placesShown).join(', ')}${more}`
  })
}

/** The addresses of our own origin, with or without `www.`, at which a site has nothing to answer with. */
export function unanswered(addresses: readonly string[], origin: string, site: Answers): Finding[] {
  const host = (url: URL) => url.hostname.replace(/^www\./, '')
  const pathHere = (address: string) => {
    const url = new URL(address, origin)
    return host(url) === host(new URL(origin)) ? url.pathname : undefined
  }
  return [...new Set(addresses.flatMap((it) => pathHere(it) ?? []))]
    .filter((path) => !isAnswered(path, site, pathHere))
    .map((path) => ({ what: decodeURIComponent(path), where: 'content/mirror' }))
}

if (import.meta.main) {
  const redirectFile = 'build/redirects.json'
  if (!existsSync(redirectFile)) {
    console.error('There is no build to check. Run "npm run build", then "npm run launch-check" again.')
    process.exit(2)
  }
  const sets = downloads()
  const addresses = [
    ...readLedger(readFileSync('content/former-addresses.txt', 'utf8')),
    ...sets.flatMap((set) => set.documents.map((it) => it.downloadUrl)),
  ]
  const site = await readBuiltSite('build/client', JSON.parse(readFileSync(redirectFile, 'utf8')))
  const topics = launchTopics({
    ...content(),
    sets,
    unanswered: unanswered(addresses, content().site.origin, site),
    now: new Date(),
  })
  console.log(launchReport(topics))
  process.exit(topics.some(({ part, findings }) => part === 'must' && findings.length > 0) ? 1 : 0)
}
