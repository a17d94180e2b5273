/**
 * `npm run launch-check`: what the company has to do before this site takes the domain, and what can follow.
 * Ends with 1 when something must be done first, with 2 without a build to check, else with 0.
 */

import { existsSync, readFileSync } from 'node:fs'
import { decodedPath, ownPath } from '../site/build/addresses.ts'
import { isServed, readBuiltSite, readLedger, type Served } from '../site/build/built-site.server.ts'
import { type Content, content } from '../site/content.server.ts'

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
  const siteFile = { file: 'content/site.yaml', content: site }
  const pressFile = { file: 'content/press.yaml', content: press }
  const fixFile = { file: 'content/temporary-fix.md', content: fix }
  const gameFiles = [...games.values()].map((game) => ({
    file: `content/games/${game.slug}/game.yaml`,
    content: game,
  }))
  const legalFiles = legal.map((text) => ({ file: `content/legal/${text.slug}.md`, content: text }))
  return [
    must(
      'owner',
      'What nobody has confirmed',
      correct,
      [siteFile, ...gameFiles, fixFile].flatMap(unconfirmed),
    ),
    must('owner', 'Questions for the owner', answer, questions(siteFile)),
    must('lawyer', 'Drafts of legal texts', correct, [...legalFiles, pressFile].flatMap(unconfirmed)),
    must('lawyer', 'Questions for the lawyer', answer, legalFiles.flatMap(questions)),
    must(
      'lawyer',
      'Terms without a Polish text',
      'Add the text to content/legal/, and name it under "translations" of the English one.',
      legalFiles
        .filter(({ content }) => content.path.startsWith('/terms') && content.language === 'en')
        .filter(({ content }) => !content.translations?.pl)
        .map(({ file, content }) => ({ what: content.title, where: file })),
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
        .filter(({ content: { howToPlay } }) => howToPlay && !howToPlay.videoId)
        .map(({ file, content }) => ({ what: content.name, where: `${file}: howToPlay.videoId` })),
    ),
    should(
      'webmaster',
      'Documents without a file',
      'Add the files with "npm run documents", or delete the entries.',
      sets
        .filter(({ unavailable }) => unavailable.length > 0)
        .map(({ slug, title, unavailable }) => ({
          what: `${title}: ${unavailable.length}`,
          where: `content/downloads/${slug}.yaml`,
        })),
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

/** What a file marks `confirmed: false`, wherever in the file it stands: a link by its address, a text by its title. */
function unconfirmed({ file, content }: { file: string; content: object }): Finding[] {
  const findIn = (value: unknown, field = ''): Finding[] => {
    if (typeof value !== 'object' || value === null) return []
    if (Reflect.get(value, 'confirmed') !== false)
      return Object.entries(value).flatMap(([key, inner]) => findIn(inner, field ? `${field}.${key}` : key))
    const names = ['href', 'to', 'contacts', 'title', 'credit'].map((name) => Reflect.get(value, name))
    return [{ what: String(names.find(Boolean)), where: field ? `${file}: ${field}` : file }]
  }
  return findIn(content)
}

function questions(text: {
  file: string
  content: { toConfirm?: readonly string[] | undefined }
}): Finding[] {
  return (text.content.toConfirm ?? []).map((what) => ({ what, where: text.file }))
}

/** The summary, a line for each topic, then each topic with its remedy and its findings. */
export function launchReport(topics: readonly Topic[]): string {
  const open = topics.filter(({ findings }) => findings.length > 0)
  const musts = open.filter(({ part }) => part === 'must').length
  return [
    musts > 0 ? `Launch refused. Topics to settle first: ${musts}.` : 'Ready to launch.',
    ...open.map(({ part, who, title, findings }) => `  ${part}: ${title}: ${findings.length} (${who})`),
    ...open.flatMap(({ title, remedy, findings }) => [
      '',
      `${title}. ${remedy}`,
      ...findings.map(({ what, where }) => `  ${what} -> ${where}`),
    ]),
  ].join('\n')
}

/** The addresses of our own origin, with or without `www.`, at which a site has nothing to answer with. */
export function lostAddresses(addresses: readonly string[], origin: string, site: Served): Finding[] {
  const pathHere = (address: string) => ownPath(address, origin)
  const paths = new Set(addresses.flatMap((address) => pathHere(address) ?? []))
  return [...paths]
    .filter((path) => !isServed(path, site, pathHere))
    .map((path) => ({ what: decodedPath(path) ?? path, where: 'content/mirror' }))
}

if (import.meta.main) {
  const redirectFile = 'build/redirects.json'
  if (!existsSync(redirectFile)) {
    console.error('There is no build to check. Run "npm run build", then "npm run launch-check" again.')
    process.exit(2)
  }
  const addresses = [
    ...readLedger('content/former-addresses.txt'),
    ...content().sets.flatMap((set) => set.documents.map(({ downloadUrl }) => downloadUrl)),
  ]
  const site = await readBuiltSite('build/client', JSON.parse(readFileSync(redirectFile, 'utf8')))
  const topics = launchTopics({
    ...content(),
    lost: lostAddresses(addresses, content().site.origin, site),
  })
  console.log(launchReport(topics))
  process.exit(topics.some(({ part, findings }) => part === 'must' && findings.length > 0) ? 1 : 0)
}
