/**
 * `npm run launch-check`: what the company has to do before this site takes the domain, and what can follow.
 * Ends with 1 when something must be done first, with 2 without a build to check, else with 0.
 */

import { existsSync, readFileSync } from 'node:fs'
import { decoded, isServed, readBuiltSite, readLedger, type Served } from '../site/build/built-site.server.ts'
import { type Content, content } from '../site/content.server.ts'
import type { DocumentSet } from '../site/downloads/document-schema.ts'
import { ownPath } from '../site/downloads/sets.server.ts'

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
  /** Addresses of our own origin that would answer 404. */
  lost: readonly Finding[]
}

const correct = 'Open each, correct it, then set "confirmed: true".'
const answer = 'Answer, correct the text, then delete the question.'

/** Every topic in the order of the report, also those without a finding. */
export function launchTopics({ site, press, games, legal, fix, sets, lost }: Project): Topic[] {
  const gameFiles = [...games.values()].map((it) => [it, `content/games/${it.slug}/game.yaml`] as const)
  const siteFile = [site, 'content/site.yaml'] as const
  const ownersFiles = [siteFile, ...gameFiles, [fix, 'content/temporary-fix.md'] as const]
  const legalFiles = legal.map((it) => [it, `content/legal/${it.slug}.md`] as const)
  const pressFile = [press, 'content/press.yaml'] as const
  return [
    must('owner', 'What nobody has confirmed', correct, ownersFiles.flatMap(unconfirmed)),
    must('owner', 'Questions for the owner', answer, questions(siteFile)),
    must('lawyer', 'Drafts of legal texts', correct, [...legalFiles, pressFile].flatMap(unconfirmed)),
    must('lawyer', 'Questions for the lawyer', answer, legalFiles.flatMap(questions)),
    must(
      'lawyer',
      'Terms without a Polish text',
      'Add the text to content/legal/, and name it under "translations" of the English one.',
      legalFiles
        .filter(([it]) => /^\/terms/.test(it.path) && it.language === 'en' && !it.translations?.pl)
        .map(([{ title }, where]) => ({ what: title, where })),
    ),
    must(
      'webmaster',
      'Addresses of the former site that would answer 404',
      'Put the file into content/mirror/, or add a line to content/redirects.txt.',
      lost,
    ),
    should('owner', 'Questions about the press room', answer, questions(pressFile)),
    should(
      'owner',
      'Videos without an id',
      'Copy the id from the address of the video at YouTube.',
      gameFiles
        .filter(([{ howToPlay }]) => howToPlay && !howToPlay.videoId)
        .map(([{ name }, file]) => ({ what: name, where: `${file}: howToPlay.videoId` })),
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

/** What a content file marks `confirmed: false`, wherever in the file it stands: a link by its address, a text by its title. */
function unconfirmed([content, file]: readonly [content: object, file: string]): Finding[] {
  const within = (value: unknown, where: string): Finding[] => {
    if (typeof value !== 'object' || value === null) return []
    if (Reflect.get(value, 'confirmed') !== false)
      return Object.entries(value).flatMap(([key, inner]) => within(inner, `${where}.${key}`))
    const names = ['href', 'to', 'contacts', 'title', 'credit'].map((it) => Reflect.get(value, it))
    return [{ what: String(names.find((it) => it)), where: where.replace(`${file}.`, `${file}: `) }]
  }
  return within(content, file)
}

function questions([{ toConfirm = [] }, where]: readonly [
  { toConfirm?: readonly string[] },
  string,
]): Finding[] {
  return toConfirm.map((what) => ({ what, where }))
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
export function lostAddresses(addresses: readonly string[], origin: string, site: Served): Finding[] {
  const pathHere = (address: string) => ownPath(address, origin)
  return [...new Set(addresses.flatMap((it) => pathHere(it) ?? []))]
    .filter((path) => !isServed(path, site, pathHere))
    .map((path) => ({ what: decoded(path) ?? path, where: 'content/mirror' }))
}

if (import.meta.main) {
  const redirectFile = 'build/redirects.json'
  if (!existsSync(redirectFile)) {
    console.error('There is no build to check. Run "npm run build", then "npm run launch-check" again.')
    process.exit(2)
  }
  const addresses = [
    ...readLedger('content/former-addresses.txt'),
    ...content().sets.flatMap((set) => set.documents.map((it) => it.downloadUrl)),
  ]
  const site = await readBuiltSite('build/client', JSON.parse(readFileSync(redirectFile, 'utf8')))
  const topics = launchTopics({
    ...content(),
    lost: lostAddresses(addresses, content().site.origin, site),
  })
  console.log(launchReport(topics))
  process.exit(topics.some(({ part, findings }) => part === 'must' && findings.length > 0) ? 1 : 0)
}
