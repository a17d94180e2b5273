/**
 * `npm run launch-check`: the tasks of the company before this site takes the domain, and those that can follow.
 * Ends with 1 when something must be done first, with 2 without a build to check, else with 0.
 */
import { readFileSync } from 'node:fs'
import { canonicalPath } from '../contract/built-site.ts'
import { ownPath } from '../site/addresses/addresses.ts'
import { addressLines } from '../site/built-site/ledger.build.ts'
import { leadsSomewhere, readServedSite, type SitePaths } from '../site/built-site/read-built-site.build.ts'
import { singleFileReaders } from '../site/check-content.build.ts'
import { objectsIn } from '../site/content-files/content-mistakes.ts'
import { readSite } from '../site/content-files/read-site.build.ts'
import { fileOfSet, readSets } from '../site/documents/read-sets.build.ts'
import { fileOfGame, readGameEntries } from '../site/games/read-games.build.ts'
import { readLegalTexts } from '../site/legal/read-legal.build.ts'
import { pressFile } from '../site/press/press-schema.ts'

/** Findings with one remedy. Each says what is missing, and in which file and field. A "must" refuses the launch. */
export type LaunchTopic = { priority: 'must' | 'should'; title: string; remedy: string; findings: readonly string[] }

type ContentFile = { file: string; data: { openQuestions?: readonly string[] | undefined; [field: string]: unknown } }

/** `lostPaths`: paths of our own origin that would answer 404. */
export type Project = ReturnType<typeof readProject> & { lostPaths: readonly string[] }

const remedyToAnswer = 'Answer, correct the text, then delete the question.'

/** Every topic in the order of the report, also those without a finding. */
export function launchTopics({ singleFiles, games, legal, sets, lostPaths }: Project): LaunchTopic[] {
  const fromPress = singleFiles.filter(({ file }) => file === pressFile.file)
  const fromOthers = singleFiles.filter(({ file }) => file !== pressFile.file)
  const fromLegal = legal.map((text) => ({ file: text.file, data: text }))
  const fromGames = [...games.values()].map((game) => ({ file: fileOfGame(game.slug), data: game }))
  return [
    {
      priority: 'must',
      title: 'What nobody has confirmed',
      remedy: 'Open each, correct it, then set "confirmed: true". A lawyer confirms the legal texts.',
      findings: [...singleFiles, ...fromLegal].flatMap(unconfirmedIn),
    },
    {
      priority: 'must',
      title: 'Questions for the owner and the lawyer',
      remedy: remedyToAnswer,
      findings: [...fromOthers, ...fromLegal].flatMap(questionsIn),
    },
    {
      priority: 'must',
      title: 'Terms without a Polish text',
      remedy: 'Add the text to content/legal/, and name it under "translations" of the English one.',
      findings: fromLegal
        .filter(({ data }) => data.path.startsWith('/terms') && data.language === 'en')
        .filter(({ data }) => !data.translations?.pl)
        .map(({ file, data }) => `${data.title} -> ${file}`),
    },
    {
      priority: 'must',
      title: 'Addresses of the former site that would answer 404',
      remedy: 'Put the file into content/mirror/, or add a line to content/redirects.txt.',
      findings: lostPaths,
    },
    {
      priority: 'should',
      title: 'Questions about the press room',
      remedy: remedyToAnswer,
      findings: fromPress.flatMap(questionsIn),
    },
    {
      priority: 'should',
      title: 'Videos without an id',
      remedy: 'Copy the id from the address of the video at YouTube.',
      findings: fromGames
        .filter(({ data: { howToPlay } }) => howToPlay && !howToPlay.videoId)
        .map(({ file, data }) => `${data.name} -> ${file}: howToPlay.videoId`),
    },
    {
      priority: 'should',
      title: 'Documents without a file',
      remedy: 'Put the files into content/files/, in the folder of their set, or delete the entries.',
      findings: sets
        .filter(({ unavailable }) => unavailable.length > 0)
        .map(({ slug, title, unavailable }) => `${title}: ${unavailable.length} -> ${fileOfSet(slug)}`),
    },
  ]
}

/** The fields that a file marks `confirmed: false`, at any depth. */
function unconfirmedIn({ file, data }: ContentFile): string[] {
  const found = objectsIn(data).filter(({ object }) => Reflect.get(object, 'confirmed') === false)
  return found.map(({ field }) => (field ? `${file}: ${field}` : file))
}

function questionsIn({ file, data }: ContentFile): string[] {
  return (data.openQuestions ?? []).map((question) => `${question} -> ${file}`)
}

/** The summary, a line for each topic, then each topic with its remedy and its findings. */
export function launchReport(topics: readonly LaunchTopic[]): string {
  const openTopics = topics.filter(({ findings }) => findings.length > 0)
  const mustCount = openTopics.filter(({ priority }) => priority === 'must').length
  return [
    mustCount > 0 ? `Launch refused. To settle first: ${mustCount}.` : 'Ready to launch.',
    ...openTopics.map(({ priority, title, findings }) => `  ${priority}: ${title}: ${findings.length}`),
    ...openTopics.flatMap(({ title, remedy, findings }) => [
      '',
      `${title}. ${remedy}`,
      ...findings.map((finding) => `  ${finding}`),
    ]),
  ].join('\n')
}

/** The paths of our own origin, with or without `www.`, at which a site has nothing to answer with. */
export function pathsLost(addresses: readonly string[], origin: string, site: SitePaths): string[] {
  const pathHere = (address: string) => ownPath(address, origin)
  const paths = new Set(addresses.flatMap((address) => pathHere(address) ?? []))
  return [...paths].filter((path) => !leadsSomewhere(path, site, pathHere)).map((path) => canonicalPath(path) ?? path)
}

function readProject() {
  const singleFiles = singleFileReaders.map((read): ContentFile => ({ file: read.file, data: read() }))
  return { singleFiles, games: readGameEntries(), legal: readLegalTexts(), sets: readSets() }
}

if (import.meta.main) {
  const servedSite = await readServedSite()
  if (!servedSite) {
    console.error('There is no build to check. Run "npm run build", then "npm run launch-check" again.')
    process.exit(2)
  }
  const addresses = [
    ...addressLines(readFileSync('content/former-addresses.txt', 'utf8')),
    ...readSets().flatMap((set) => set.available.map(({ downloadUrl }) => downloadUrl)),
  ]
  const lostPaths = pathsLost(addresses, readSite().origin, servedSite)
  const topics = launchTopics({ ...readProject(), lostPaths })
  console.log(launchReport(topics))
  process.exit(topics.some(({ priority, findings }) => priority === 'must' && findings.length > 0) ? 1 : 0)
}
