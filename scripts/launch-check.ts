/**
 * `npm run launch-check`: what the company has to do before this site takes the domain, and what can follow.
 * Ends with 1 when something must be done first, with 2 without a build to check, else with 0.
 */

import { existsSync, readFileSync } from 'node:fs'
import { isServed, readBuiltSite, type Served } from '../site/build/built-site.server.ts'
import { readLedger } from '../site/build/ledger.server.ts'
import { type Content, content } from '../site/content.server.ts'
import type { DocumentSet } from '../site/downloads/document.ts'
import { ownPath } from '../site/downloads/files.server.ts'
import { downloads } from '../site/downloads/load-downloads.server.ts'
import type { GameFile } from '../site/games/schema.ts'
import type { LegalText } from '../site/legal/legal-texts.server.ts'
import type { SiteFile } from '../site/site-schema.ts'

/** What is missing, and the file and field that show it. */
type Finding = { what: string; where: string }

/** Findings with one remedy. A "must" refuses the launch; a "should" can follow it. */
export type Topic = {
  part: 'must' | 'should'
  who: 'owner' | 'lawyer' | 'webmaster'
  title: string
  remedy: string
  findings: readonly Finding[]
}

export type Project = Content & {
  sets: readonly DocumentSet[]
  /** Addresses of our own origin that would answer 404. */
  unanswered: readonly Finding[]
  now: Date
}

/** Every topic in the order of the report, also those without a finding. */
export function launchTopics({ site, press, games, legal, fix, sets, unanswered, now }: Project): Topic[] {
  const inGames = (find: (game: GameFile, file: string) => Finding[]) =>
    [...games].flatMap(([slug, game]) => find(game, `content/games/${slug}/game.yaml`))
  const terms = legal.filter((it) => it.path.startsWith('/terms') && it.language === 'en')
  return [
    must('owner', 'Links nobody has confirmed', 'Open each, correct it, then set "confirmed: true".', [
      ...unconfirmedLinks(site, 'content/site.yaml'),
      ...inGames(unconfirmedLinks),
    ]),
    must(
      'owner',
      'Claims and questions for the owner',
      'Answer, correct the text, then delete the question.',
      [...staleCampaign(site, now), ...questions('content/site.yaml', site.toConfirm)],
    ),
    must(
      'owner',
      'Temporary fix without its text',
      'Write what the fix is and for which game, then set "confirmed: true".',
      fix.confirmed ? [] : [{ what: fix.title, where: 'content/temporary-fix.md' }],
    ),
    must('lawyer', 'Legal texts that are drafts', 'Read, correct, then set "confirmed: true".', [
      ...legal.filter((it) => !it.confirmed).map((it) => ({ what: it.title, where: legalPath(it) })),
      ...(press.licence.confirmed ? [] : [{ what: 'Usage terms', where: 'content/press.yaml: licence' }]),
    ]),
    must(
      'lawyer',
      'Questions for the lawyer',
      'Answer, correct the text, then delete the question.',
      legal.flatMap((it) => questions(legalPath(it), it.toConfirm)),
    ),
    must(
      'lawyer',
      'Terms without a Polish text',
      'Add the text to content/legal/, and name it under "translations" of the English one.',
      terms.filter((it) => !it.translations?.pl).map((it) => ({ what: it.title, where: legalPath(it) })),
    ),
    must(
      'webmaster',
      'Addresses of the former site that would answer 404',
      'Put the file into content/mirror/, or add a line to content/redirects.txt.',
      unanswered,
    ),
    should(
      'owner',
      'Press room',
      'Supply it, then delete the question.',
      questions('content/press.yaml', press.toConfirm),
    ),
    should(
      'owner',
      'Videos without an id',
      'Copy the id from the address of the video at YouTube.',
      inGames(({ howToPlay }, file) =>
        howToPlay && !howToPlay.videoId
          ? [{ what: howToPlay.title, where: `${file}: howToPlay.videoId` }]
          : [],
      ),
    ),
    should(
      'webmaster',
      'Documents without a file',
      'Add the file with "npm run documents", or delete the entry.',
      sets.flatMap(missingDocuments),
    ),
  ]
}

type TopicWords = [who: Topic['who'], title: string, remedy: string, findings: readonly Finding[]]

function must(...[who, title, remedy, findings]: TopicWords): Topic {
  return { part: 'must', who, title, remedy, findings }
}

function should(...words: TopicWords): Topic {
  return { ...must(...words), part: 'should' }
}

/** Every link marked `confirmed: false` of a content file, wherever in the file it stands. */
function unconfirmedLinks(value: unknown, file: string, path: readonly string[] = []): Finding[] {
  if (typeof value !== 'object' || value === null) return []
  if (Reflect.get(value, 'confirmed') !== false)
    return Object.entries(value).flatMap(([key, inner]) => unconfirmedLinks(inner, file, [...path, key]))
  const href = String(
    Reflect.get(value, 'href') ?? Reflect.get(value, 'to') ?? Reflect.get(value, 'contacts'),
  )
  const what = /\/search\b/.test(href) ? `${href} (a search: the listing is not known)` : href
  return [{ what, where: `${file}: ${path.join('.')}` }]
}

/** A button that has announced a campaign for longer than campaigns last. */
function staleCampaign({ campaign: { switchAt, after } }: SiteFile, now: Date): Finding[] {
  const days = Math.floor((now.getTime() - Date.parse(switchAt)) / 86_400_000)
  const what = `The header has said "${after}" for ${days} days`
  return days > 60 ? [{ what, where: 'content/site.yaml: campaign.after' }] : []
}

function questions(where: string, toConfirm: readonly string[] = []): Finding[] {
  return toConfirm.map((what) => ({ what, where }))
}

function legalPath({ slug }: LegalText): string {
  return `content/legal/${slug}.md`
}

/** Translations are counted by language, the others by game. */
function missingDocuments({ slug, title, unavailable }: DocumentSet): Finding[] {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return unavailable.map(({ language = 'en' }) => ({
    what: language === 'en' ? title : `${names.of(language)} translations`,
    where: `content/downloads/${slug}.yaml`,
  }))
}

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
export function unanswered(addresses: readonly string[], origin: string, site: Served): Finding[] {
  const pathHere = (address: string) => ownPath(address, origin)
  return [...new Set(addresses.flatMap((it) => pathHere(it) ?? []))]
    .filter((path) => !isServed(path, site, pathHere))
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
