import type { Content } from '../../site/content.server.ts'
import type { DocumentSet } from '../../site/downloads/document.ts'
import { longTexts, unfoundedNumbers } from '../../site/games/claims.ts'
import type { GameFile } from '../../site/games/schema.ts'
import type { SiteFile } from '../../site/layout/site-schema.ts'
import type { LegalText } from '../../site/legal/legal-texts.server.ts'

/** What is missing, and the file and field that show it. */
export type Finding = { what: string; where: string }

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
    must(
      'owner',
      'Numbers that no fact of the page holds',
      'Correct the number, or add the fact and its source to "background" of the same file.',
      inGames((game, where) => unfoundedNumbers(game).map((what) => ({ what, where }))),
    ),
    should('owner', 'Press room', 'Supply it, then delete the question or set "confirmed: true".', [
      ...(press.mark.confirmed ? [] : [{ what: 'The company’s logo', where: 'content/press.yaml: mark' }]),
      ...questions('content/press.yaml', press.toConfirm),
    ]),
    should(
      'owner',
      'Texts that are too long',
      'Shorten the text.',
      inGames((game, where) => longTexts(game).map((what) => ({ what, where }))),
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
